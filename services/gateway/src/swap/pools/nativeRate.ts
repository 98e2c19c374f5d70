import type { Address } from 'viem'
import { hopPrice, type Ratio } from './midPrice'
import type { PoolHop, PoolRoute } from './PoolRoute'
import type { Market } from './readMarket'

/** Returns what the native currency is worth in a token, by the deepest pool of both; undefined if there is none. */
export function nativeRate(
  market: Pick<Market, 'pair' | 'pool'>,
  routes: readonly PoolRoute[],
  wrapped: Address,
  token: Address,
): Ratio | undefined {
  if (token === wrapped) return { top: 1n, bottom: 1n }
  let deepest = 0n
  let rate: Ratio | undefined
  for (const hop of routes.flatMap(({ hops }) => hops)) {
    if (![hop.from, hop.to].includes(wrapped) || ![hop.from, hop.to].includes(token)) continue
    const depth = depthIn(market, hop, wrapped)
    if (depth <= deepest) continue
    deepest = depth
    rate = hopPrice(market, { ...hop, from: wrapped, to: token })
  }
  return rate
}

/** How much of a token a pool holds around its price. */
function depthIn(market: Pick<Market, 'pair' | 'pool'>, hop: PoolHop, token: Address): bigint {
  const isFirst = token === (hop.from < hop.to ? hop.from : hop.to)
  if (hop.kind === 'v2') return market.pair(hop)?.[isFirst ? 'reserveA' : 'reserveB'] ?? 0n
  const pool = market.pool(hop)
  if (!pool) return 0n
  const { liquidity, sqrtPrice } = pool
  return isFirst ? (liquidity << 96n) / sqrtPrice : (liquidity * sqrtPrice) >> 96n
}
