import type { PoolHop, PoolRoute } from './PoolRoute'
import type { Market } from './readMarket'

/** A price without floats: how much of one token (`top`) for how much of another (`bottom`). */
export type Ratio = { readonly top: bigint; readonly bottom: bigint }

/** Returns the price in a pool before a swap, without its fee: units of `to` per unit of `from`. */
export function hopPrice(market: Pick<Market, 'pair' | 'pool'>, hop: PoolHop): Ratio | undefined {
  const forward = hop.from < hop.to
  const turned = ({ top, bottom }: Ratio) => (forward ? { top, bottom } : { top: bottom, bottom: top })
  if (hop.kind === 'v2') {
    const pair = market.pair(hop)
    return pair && turned({ top: pair.reserveB, bottom: pair.reserveA })
  }
  const pool = market.pool(hop)
  return pool && turned({ top: pool.sqrtPrice ** 2n, bottom: 1n << 192n })
}

/** Returns the price along a route before a swap, with or without the fees of its pools. */
export function midPrice(
  market: Pick<Market, 'pair' | 'pool'>,
  { hops }: PoolRoute,
  fees: 'with fees' | 'without fees',
): Ratio | undefined {
  let [top, bottom] = [1n, 1n]
  for (const hop of hops) {
    const price = hopPrice(market, hop)
    if (!price || price.bottom === 0n) return undefined
    top *= price.top
    bottom *= price.bottom
    if (fees === 'without fees') continue
    top *= 1_000_000n - BigInt(hop.fee)
    bottom *= 1_000_000n
  }
  return { top, bottom }
}
