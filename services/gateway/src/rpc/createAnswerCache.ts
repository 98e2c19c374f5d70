import { createCache } from '../cache/createCache'
import { createCachedCall } from '../cache/createCachedCall'
import type { Nodes } from './Nodes'
import type { RpcCall } from './parseRpcCall'

/** Caches answers of EVM nodes that can't change any more. */
export type AnswerCache = {
  /** Returns the cached result of a call, as JSON text. */
  get(chainId: string, call: RpcCall): string | undefined
  /** Whether `remember` could cache the answer to a call. */
  mayKeep(call: RpcCall): boolean
  /** Caches an answer about a block that is deep enough. */
  remember(chainId: string, call: RpcCall, answerText: string): Promise<void>
}

/** Blocks this far below the newest count as final; the longest reorganisation of a large chain was 157. */
const finalDepth = 256n
const lifetimeMs = 3_600_000
const mostCharacters = 16_000_000
const mostOfOne = 500_000

/** Called with a hash or a number, not a word such as `latest`, these never change their answer about an old block. */
const methods = [
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
]

/** Creates a cache for all chains. */
export function createAnswerCache(nodes: Pick<Nodes, 'call'>, now: () => number): AnswerCache {
  const kept = createCache<string>({ now, most: mostCharacters, sizeOf: (text) => text.length + 200 })
  const heads = createCachedCall<bigint>({ now, most: 1_000, lifetimeMs: 10_000 })
  const keyOf = (chainId: string, { method, params }: RpcCall) =>
    `${chainId} ${method} ${JSON.stringify(params)}`
  const head = (chainId: string) =>
    heads(chainId, async () =>
      BigInt(`${await nodes.call(chainId, { method: 'eth_blockNumber', params: [] })}`),
    )
  const mayKeep = ({ method, params }: RpcCall) => {
    const [which] = Array.isArray(params) ? params : []
    return methods.includes(method) && typeof which === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(which)
  }

  return {
    mayKeep,
    get: (chainId, call) => (mayKeep(call) ? kept.get(keyOf(chainId, call)) : undefined),
    async remember(chainId, call, answerText) {
      if (!mayKeep(call) || answerText.length > mostOfOne) return
      const result = resultOf(answerText)
      const block = blockOf(result)
      if (block === undefined || (await head(chainId)) - block < finalDepth) return
      kept.set(keyOf(chainId, call), JSON.stringify(result), lifetimeMs)
    },
  }
}

function resultOf(answerText: string): unknown {
  try {
    return Object(JSON.parse(answerText)).result
  } catch {
    // Invalid JSON goes to the caller as it is, but isn't cached.
    return undefined
  }
}

function blockOf(result: unknown): bigint | undefined {
  if (typeof result !== 'object' || result === null) return undefined
  const { blockNumber, number }: { blockNumber?: unknown; number?: unknown } = result
  const found = blockNumber ?? number
  return typeof found === 'string' && /^0x[0-9a-f]{1,16}$/i.test(found) ? BigInt(found) : undefined
}
