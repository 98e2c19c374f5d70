import type { Address } from 'viem'
import type { OpenPoolChain, OpenVenue, PoolHop, PoolRoute } from './PoolRoute'

/** Lists every way from one token to another that is worth asking for: direct, or over one well-known token. */
export function listRoutes(
  { venues, wrapped, stables }: OpenPoolChain,
  from: Address,
  to: Address,
): readonly PoolRoute[] {
  const middles = [...new Set([wrapped, ...stables])].filter((token) => token !== from && token !== to)
  return venues.flatMap((venue) => [
    ...overPairs(venue, from, to, middles),
    ...overPools(venue, from, to, middles),
  ])
}

function overPairs(
  { name, v2 }: OpenVenue,
  from: Address,
  to: Address,
  middles: readonly Address[],
): PoolRoute[] {
  if (!v2) return []
  const { factory, router, feeBps } = v2
  const hop = (a: Address, b: Address): PoolHop => ({
    kind: 'v2',
    factory,
    from: a,
    to: b,
    fee: feeBps * 100,
  })
  const route = (...hops: PoolHop[]): PoolRoute => ({ kind: 'v2', venue: `${name}-v2`, hops, router })
  return [route(hop(from, to)), ...middles.map((middle) => route(hop(from, middle), hop(middle, to)))]
}

function overPools(
  { name, v3 }: OpenVenue,
  from: Address,
  to: Address,
  middles: readonly Address[],
): PoolRoute[] {
  if (!v3) return []
  const { factory, quoter, router, fees } = v3
  const hop = (a: Address, b: Address, fee: number): PoolHop => ({ kind: 'v3', factory, from: a, to: b, fee })
  const route = (...hops: PoolHop[]): PoolRoute => ({ kind: 'v3', venue: `${name}-v3`, hops, router, quoter })
  const over = (middle: Address) =>
    fees.flatMap((first) => fees.map((second) => route(hop(from, middle, first), hop(middle, to, second))))
  return [...fees.map((fee) => route(hop(from, to, fee))), ...middles.flatMap(over)]
}
