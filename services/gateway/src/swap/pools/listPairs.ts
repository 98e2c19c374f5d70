import { midPrice } from './midPrice'
import type { PoolRoute } from './PoolRoute'
import { pairAmountIn, pairAmountOut } from './pairAmounts'
import type { Market } from './readMarket'
import { legOf, type PlanWorth, type SwapPlan } from './SwapPlan'

/** Two routes that share no pool. */
export type RoutePair = readonly [PoolRoute, PoolRoute]

/** What pairs of routes are chosen from. */
export type PairsAsk = {
  readonly amount: bigint
  readonly market: Market
  readonly single: SwapPlan
  readonly routes: readonly PoolRoute[]
  readonly worth: PlanWorth
}

/** A call can hold only so many quotes. */
const mostRoutes = 8
/** Gains below this are left, so most small swaps need one call: 0.03 %. */
const least = 0.0003
/** Where an estimate looks. */
const shares = Array.from({ length: 15 }, (_, at) => (at + 1) / 16)

/** A route, and how its amounts grow: the first unit, and all of them. Relative to the best route. */
type Curve = {
  readonly route: PoolRoute
  readonly slope: number
  readonly whole: number
  readonly gas: bigint
}

/**
 * Lists the pairs of routes that could beat one route, the most promising first: ranked by what they likely give, because
 * the most that a small pool can give would push good pairs out. Numbers here only choose what to look at;
 * they never become an amount.
 */
export function listPairs({ amount, market, single, routes, worth }: PairsAsk): readonly RoutePair[] {
  const [leg] = single.legs
  if (!leg) return []
  const scale = Number(leg.quoted)
  const curves = routes.flatMap((route): Curve[] => {
    if (route.router.runs !== 'many') return []
    const whole = legOf(market, route, amount) ?? guessWhole(market, route, amount)
    const price = midPrice(market, route, 'with fees')
    if (!whole || !price) return []
    const slope = divide(
      amount * (market.side === 'in' ? price.top : price.bottom),
      market.side === 'in' ? price.bottom : price.top,
    )
    return [{ route, slope: slope / scale, whole: Number(whole.quoted) / scale, gas: whole.gas }]
  })
  const gasAt = gasUnits(single, worth, scale)
  const rated = curves.flatMap((first, place) =>
    curves.slice(place + 1).flatMap((second) => {
      if (first.route.router.address !== second.route.router.address) return []
      if (shareAPool(first.route, second.route)) return []
      const more = Number(first.gas + second.gas - leg.gas)
      const cost = more * gasAt
      const most = market.side === 'in' ? hopeIn(first, second) - 1 : 1 - likelyOut(first, second)
      if (most - cost <= least) return []
      const likely = market.side === 'in' ? likelyIn(first, second) - 1 : most
      return [{ pair: [first.route, second.route] as const, gain: likely - cost }]
    }),
  )
  const chosen = new Set<PoolRoute>()
  const pairs: RoutePair[] = []
  for (const { pair } of rated.sort((a, b) => b.gain - a.gain)) {
    if (new Set([...chosen, ...pair]).size > mostRoutes) continue
    for (const route of pair) chosen.add(route)
    pairs.push(pair)
  }
  return pairs
}

/** What a route whose pools run dry would give or take if the liquidity at their prices went on for ever. */
function guessWhole(
  market: Market,
  route: PoolRoute,
  amount: bigint,
): { readonly quoted: bigint; readonly gas: bigint } | undefined {
  let current: bigint | undefined = amount
  for (const hop of market.side === 'in' ? route.hops : [...route.hops].reverse()) {
    const pool = market.pool(hop)
    if (!pool || pool.liquidity === 0n || current === undefined) return undefined
    const { liquidity, sqrtPrice } = pool
    const [low, high] = [(liquidity << 96n) / sqrtPrice, (liquidity * sqrtPrice) >> 96n]
    const [reserveIn, reserveOut] = hop.from < hop.to ? [low, high] : [high, low]
    const reserves = { reserveIn, reserveOut, fee: hop.fee }
    current = market.side === 'in' ? pairAmountOut(current, reserves) : pairAmountIn(current, reserves)
  }
  return current === undefined ? undefined : { quoted: current, gas: 300_000n }
}

/** The most that two routes can give: neither gives more than at its first price, nor more than for everything. */
function hopeIn(first: Curve, second: Curve): number {
  const at = (share: number) =>
    Math.min(first.slope * share, first.whole) + Math.min(second.slope * (1 - share), second.whole)
  const kinks = [0, 1, first.whole / first.slope, 1 - second.whole / second.slope]
  return Math.max(...kinks.filter((share) => share >= 0 && share <= 1).map(at))
}

/** The most that two routes give, if the price of each moves as in a pair of constant product. */
function likelyIn(first: Curve, second: Curve): number {
  const gives = ({ slope, whole }: Curve, share: number) =>
    (slope * share) / (1 + (slope / whole - 1) * share)
  return Math.max(...shares.map((share) => gives(first, share) + gives(second, 1 - share)))
}

/** The least that two routes take, under the same condition. */
function likelyOut(first: Curve, second: Curve): number {
  const takes = ({ slope, whole }: Curve, share: number) =>
    (slope * share) / (1 - (1 - slope / whole) * share)
  return Math.min(...shares.map((share) => takes(first, share) + takes(second, 1 - share)))
}

/** What a unit of gas costs, relative to the best route. */
function gasUnits(single: SwapPlan, worth: PlanWorth, scale: number): number {
  const [leg] = single.legs
  if (!leg) return 0
  const unit = 1_000_000_000n
  const dearer = { ...single, legs: [{ ...leg, gas: leg.gas + unit }] }
  return Number(worth(single) - worth(dearer)) / Number(unit) / scale
}

function shareAPool(first: PoolRoute, second: PoolRoute): boolean {
  return first.hops.some((one) =>
    second.hops.some(
      (other) =>
        one.kind === other.kind &&
        one.factory === other.factory &&
        (one.kind === 'v2' || one.fee === other.fee) &&
        [one.from, one.to].sort().join() === [other.from, other.to].sort().join(),
    ),
  )
}

/** Divides without losing the digits that a float has room for. */
function divide(top: bigint, bottom: bigint): number {
  if (bottom === 0n) return 0
  const shift = BigInt(Math.max(0, bottom.toString(2).length - top.toString(2).length + 60))
  return Number((top << shift) / bottom) / 2 ** Number(shift)
}
