import type { PoolHop } from './PoolRoute'
import type { Market } from './readMarket'
import type { SwapPlan } from './SwapPlan'

/** How far a price may be from its mean of five minutes: 3 %. */
const most = 0.03

/**
 * Whether the price of every pool in a plan is near its mean of the last minutes. Pools of the v3 kind keep that mean; a pair
 * is compared with the deepest such pool of its tokens among all that are known. What nobody remembers can't be compared and
 * passes.
 */
export function isNearOracle({ market, legs }: SwapPlan, known: Market): boolean {
  return legs.every(({ route }) => route.hops.every((hop) => isHopNear(market, hop, known)))
}

function isHopNear(market: Market, hop: PoolHop, known: Market): boolean {
  const own = hop.kind === 'v3' ? market.pool(hop) : undefined
  const [deepest] = known
    .poolsBetween(hop.from, hop.to)
    .filter(({ meanTick }) => meanTick !== undefined)
    .sort((a, b) => Number(b.liquidity - a.liquidity))
  const mean = own?.meanTick ?? deepest?.meanTick
  const tick = own?.tick ?? pairTick(market, hop)
  if (mean === undefined || tick === undefined) return true
  const drift = 1.0001 ** (tick - mean)
  return drift <= 1 + most && drift >= 1 - most
}

/** The price of a pair as a tick: the power of 1.0001. */
function pairTick(market: Market, hop: PoolHop): number | undefined {
  const pair = market.pair(hop)
  return pair && Math.log(Number(pair.reserveB) / Number(pair.reserveA)) / Math.log(1.0001)
}
