import type { getNfts as contract, Nft } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { chainsFor } from './chainsFor'
import { namespaceOf } from './namespaceOf'
import { nftCursor } from './nfts/nftCursor'

const pageSize = 20
const eachLimitMs = 5_000

/**
 * [ACC-3] Returns the collectibles of an account, chain by chain. Without a chain id it skips chains that are down,
 * unless all are.
 */
export function getNfts({ nodes, readNfts }: Services): Handler<typeof contract> {
  return async ({ params: { address }, query: { chainId, cursor } }) => {
    if (namespaceOf(address) !== 'eip155')
      throw refusals.notImplemented({ what: 'collectibles of this namespace' })
    const chains = chainsFor(nodes, address, chainId)
    const from = cursor ? nftCursor.read(cursor) : { chainId: chains[0]?.id ?? '', offset: 0 }
    const start = chains.findIndex(({ id }) => id === from.chainId)
    if (start < 0) throw refusals.unsupportedChain({ chainId: from.chainId })
    const nfts: Nft[] = []
    let { offset } = from
    let failure: unknown
    let hasAnswered = false
    for (const chain of chains.slice(start)) {
      const count = pageSize - nfts.length
      if (count === 0) return { nfts, next: nftCursor.write({ chainId: chain.id, offset }) }
      try {
        // A chain that hangs must not delay the others.
        const signal = chainId ? undefined : AbortSignal.timeout(eachLimitMs)
        const page = await readNfts(chain, address, { offset, count, signal })
        hasAnswered = true
        nfts.push(...page.nfts)
        if (page.total > offset + count)
          return { nfts, next: nftCursor.write({ chainId: chain.id, offset: offset + count }) }
      } catch (error) {
        failure = error
      }
      offset = 0
    }
    if (!hasAnswered) throw failure
    return { nfts, next: null }
  }
}
