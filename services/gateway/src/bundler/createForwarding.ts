import type { BundlerMethod } from '@latchkey/protocol'
import { Agent } from 'undici'
import type { Config } from '../config/readConfig'
import { refusals } from '../http/refusals'
import { nodeFailed } from '../rpc/errors'
import { postToNode } from '../rpc/postToNode'
import { sponsorRefused } from '../sponsor/errors'

/** A call for the operator's bundler or paymaster. */
export type Forwarded = {
  readonly id: string | number | null
  readonly method: BundlerMethod
  readonly params: readonly unknown[]
}

/** Passes calls on to the operator's bundler and paymaster. */
export type Forwarding = {
  /** Returns the answer as it came. @throws sponsorRefused, sourceDown */
  forward(chain: string, call: Forwarded, signal: AbortSignal): Promise<Buffer>
  /** Whether a chain has a bundler. */
  has(chain: string): boolean
  stop(): Promise<void>
}

const mostBytes = 1_000_000
const limitMs = 15_000

/** Creates the connection to the operator's bundlers and paymasters. No request can name another address. */
export function createForwarding({
  SPONSOR_BUNDLER_URLS: bundlers,
  SPONSOR_PAYMASTER_URLS: paymasters,
}: Pick<Config, 'SPONSOR_BUNDLER_URLS' | 'SPONSOR_PAYMASTER_URLS'>): Forwarding {
  const dispatcher = new Agent({ connections: 32, keepAliveTimeout: 30_000, connect: { timeout: 5_000 } })
  return {
    has: (chain) => Object.hasOwn(bundlers, chain),
    async forward(chain, { id, method, params }, given) {
      const urls = method.startsWith('pm_') ? paymasters : bundlers
      const url = Object.hasOwn(urls, chain) ? urls[chain] : undefined
      if (url === undefined) throw sponsorRefused({ reason: 'off' })
      const signal = AbortSignal.any([given, AbortSignal.timeout(limitMs)])
      const body = JSON.stringify({ jsonrpc: '2.0', id, method, params })
      try {
        return (await postToNode(url, body, { dispatcher, signal, mostBytes })).body
      } catch (cause) {
        // The cause doesn't name the address, which may contain a key.
        if (nodeFailed.is(cause)) throw refusals.sourceDown({ what: 'user operations' }, { cause })
        throw cause
      }
    },
    stop: () => dispatcher.destroy(),
  }
}
