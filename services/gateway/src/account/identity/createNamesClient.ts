import { type Client, createClient, custom, RpcRequestError } from 'viem'
import { outsideFailed } from '../../http/fetchOutside'
import type { NameLookups } from '../../name/lookup/createNameLookups'
import { callRefused } from '../../rpc/errors'
import type { Nodes } from '../../rpc/Nodes'
import { fetchOffchain, type OffchainOptions } from './fetchOffchain'

/** A name can be set up to lead from one lookup to the next without end. */
const mostCalls = 30
const mostLookups = 8

/** What a client needs. */
export type NamesClientOptions = OffchainOptions & {
  readonly signal: AbortSignal
  /** Answers lookups of the gateway's own zones. */
  readonly nameLookups?: NameLookups
}

/** Creates a client for one identity, with a limit on calls and offchain lookups. */
export function createNamesClient(
  nodes: Pick<Nodes, 'call'>,
  chainId: string,
  options: NamesClientOptions,
): Client {
  let calls = 0
  let lookups = 0
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    calls += 1
    if (calls > mostCalls || method !== 'eth_call' || !Array.isArray(params))
      throw outsideFailed({ reason: 'too many calls' })
    try {
      return await nodes.call(chainId, { method, params }, options.signal)
    } catch (error) {
      if (!callRefused.is(error)) throw error
      // The library reads revert data from this shape.
      const { number: code, reason: message, data } = error.values
      throw new RpcRequestError({
        body: { method },
        error: { code: Number(code), message: `${message}`, data },
        url: '',
      })
    }
  }
  return createClient({
    transport: custom({ request }, { retryCount: 0 }),
    ccipRead: {
      request: async ({ data, sender, urls }) => {
        lookups += 1
        if (lookups > mostLookups) throw outsideFailed({ reason: 'too many lookups' })
        const own = await options.nameLookups?.(data, chainId).catch(() => undefined)
        // Other zones, and resolvers of other operators.
        return own ?? fetchOffchain({ data, sender, urls }, options)
      },
    },
  })
}
