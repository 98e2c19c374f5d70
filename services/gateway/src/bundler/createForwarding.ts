import type { BundlerMethod } from '@latchkey/protocol'
import { Agent } from 'undici'
import { object, record, safeParse, string, union, unknown } from 'valibot'
import type { Config } from '../config/readConfig'
import { refusals } from '../http/refusals'
import { answerTooLarge, nodeFailed } from '../rpc/errors'
import { postToNode } from '../rpc/postToNode'
import { sponsorRefused } from '../sponsor/errors'

/** A call for the operator's bundler or paymaster. */
export type Forwarded = {
  readonly id: string | number | null
  readonly method: BundlerMethod
  readonly params: readonly unknown[]
}

/** What a bundler or paymaster answered: one of both. */
export type ForwardedAnswer = { readonly result?: unknown; readonly error?: unknown }

/** Passes calls on to the operator's bundler and paymaster. */
export type Forwarding = {
  /** Returns the JSON-RPC answer. @throws sponsorRefused, sourceDown */
  forward(chain: string, call: Forwarded, signal: AbortSignal): Promise<ForwardedAnswer>
  /** Whether a chain has a bundler, and a paymaster that may pay its fees. */
  pays(chain: string): boolean
  stop(): Promise<void>
}

const mostBytes = 1_000_000
const answerSchema = union([object({ error: record(string(), unknown()) }), object({ result: unknown() })])

/** Creates the connection to the operator's bundlers and paymasters. No request can name another address. */
export function createForwarding(
  {
    SPONSOR_BUNDLER_URLS: bundlers,
    SPONSOR_PAYMASTER_URLS: paymasters,
    SPONSOR_PAYMASTER_CONTEXT: context,
  }: Pick<Config, 'SPONSOR_BUNDLER_URLS' | 'SPONSOR_PAYMASTER_URLS' | 'SPONSOR_PAYMASTER_CONTEXT'>,
  limitMs = 15_000,
): Forwarding {
  const dispatcher = new Agent({ connections: 32, keepAliveTimeout: 30_000, connect: { timeout: 5_000 } })
  return {
    pays: (chain) => Object.hasOwn(bundlers, chain) && Object.hasOwn(paymasters, chain),
    async forward(chain, { id, method, params: asked }, given) {
      const isPaymaster = method.startsWith('pm_')
      const urls = isPaymaster ? paymasters : bundlers
      const params = isPaymaster ? paymasterParams(chain, method, asked, context) : asked
      const url = Object.hasOwn(urls, chain) ? urls[chain] : undefined
      if (url === undefined) throw sponsorRefused({ reason: 'off' })
      const signal = AbortSignal.any([given, AbortSignal.timeout(limitMs)])
      const body = JSON.stringify({ jsonrpc: '2.0', id, method, params })
      try {
        return readAnswer((await postToNode(url, body, { dispatcher, signal, mostBytes })).body)
      } catch (cause) {
        // The cause doesn't name the address, which may contain a key.
        if (nodeFailed.is(cause) || answerTooLarge.is(cause))
          throw refusals.sourceDown({ what: 'user operations' }, { cause })
        throw cause
      }
    },
    stop: () => dispatcher.destroy(),
  }
}

/** Only the operator chooses the network and the context, which may name who is billed. */
function paymasterParams(
  chain: string,
  method: BundlerMethod,
  [operation = null, entryPoint = null]: readonly unknown[],
  context: object,
): readonly unknown[] {
  // Older than the standard, without a network.
  if (method === 'pm_sponsorUserOperation') return [operation, entryPoint, context]
  return [operation, entryPoint, `0x${Number(chain.slice('eip155:'.length)).toString(16)}`, context]
}

/** Leaves out whatever else it says. @throws nodeFailed */
function readAnswer(body: Buffer): ForwardedAnswer {
  const parsed = safeParse(answerSchema, parseJson(body))
  if (!parsed.success) throw nodeFailed({ reason: 'not JSON-RPC' })
  return parsed.output
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    // The schema rejects it.
    return undefined
  }
}
