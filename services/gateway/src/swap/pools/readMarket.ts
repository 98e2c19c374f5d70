import type { Address, Hex } from 'viem'
import type { Nodes } from '../../rpc/Nodes'
import { askLens, type LensQuote, type PairState, type PoolState } from './askLens'
import { encodePath } from './encodePath'
import type { PoolHop, PoolRoute } from './PoolRoute'
import { pairAmountIn, pairAmountOut } from './pairAmounts'

/** Routes and the amounts to quote each of them for. */
export type MarketAsk = {
  readonly side: 'in' | 'out'
  readonly routes: readonly { readonly route: PoolRoute; readonly amounts: readonly bigint[] }[]
  readonly reads?: readonly { readonly target: Address; readonly data: Hex }[]
  readonly accounts?: readonly Address[]
}

/** The pools of routes at one block. */
export type Market = {
  readonly side: 'in' | 'out'
  readonly block: bigint
  /** Of the block, in seconds. */
  readonly timestamp: bigint
  /** In wei. */
  readonly gasPrice: bigint
  /** Quotes a route: what it gives (`in`) or takes (`out`). Pools of the v3 kind know only the amounts asked for. */
  quote(route: PoolRoute, amount: bigint): LensQuote | undefined
  pair(hop: PoolHop): PairState | undefined
  pool(hop: PoolHop): PoolState | undefined
  /** All pools of the v3 kind between two tokens. */
  poolsBetween(a: Address, b: Address): readonly PoolState[]
  readonly reads: readonly (Hex | undefined)[]
  readonly codeSizes: readonly bigint[]
}

/** The gas of one pair. */
const pairGas = 70_000n

/** Reads the pools of routes and quotes them in one call. @throws unsupportedChain, chainDown, callRefused, poolsUnreadable */
export async function readMarket(
  nodes: Pick<Nodes, 'callMany'>,
  chainId: string,
  { side, routes, reads = [], accounts = [] }: MarketAsk,
  signal?: AbortSignal,
): Promise<Market> {
  const hops = new Map(routes.flatMap(({ route }) => route.hops).map((hop) => [keyOf(hop), hop]))
  const pairKeys = [...hops].flatMap(([key, { kind }]) => (kind === 'v2' ? [key] : []))
  const poolKeys = [...hops].flatMap(([key, { kind }]) => (kind === 'v3' ? [key] : []))
  const quoted = routes.flatMap(({ route, amounts }) => {
    const { quoter } = route
    const places = route.hops.map((hop) => poolKeys.indexOf(keyOf(hop)))
    const path = encodePath(route, side)
    return quoter ? [{ route, quoter, path, pools: places, amounts: [...new Set(amounts)] }] : []
  })
  const ends = (key: string) => {
    const { factory, from, to, fee } = hops.get(key) ?? noHop
    const [a, b] = order(from, to)
    return { factory, a, b, fee }
  }
  const answer = await askLens(
    nodes,
    chainId,
    {
      pairs: pairKeys.map(ends),
      pools: poolKeys.map(ends),
      exactOut: side === 'out',
      routes: quoted.map(({ quoter, path, pools, amounts }) => ({ quoter, path, pools, amounts })),
      reads,
      accounts,
    },
    signal,
  )
  const pairs = new Map(pairKeys.map((key, place) => [key, answer.pairs[place]]))
  const pools = new Map(poolKeys.map((key, place) => [key, answer.pools[place]]))
  const quotes = new Map(
    quoted.map(({ route, amounts }, place) => [
      route,
      new Map(amounts.map((amount, nth) => [amount, answer.quotes[place]?.[nth]])),
    ]),
  )
  const pair = (hop: PoolHop) => pairs.get(keyOf(hop))
  return {
    side,
    block: answer.block,
    timestamp: answer.timestamp,
    gasPrice: answer.gasPrice,
    quote: (route, amount) =>
      route.kind === 'v2' ? quotePairs(route, amount, side, pair) : quotes.get(route)?.get(amount),
    pair,
    pool: (hop) => pools.get(keyOf(hop)),
    poolsBetween: (a, b) =>
      poolKeys.flatMap((key) => {
        const { from, to } = hops.get(key) ?? noHop
        const state = pools.get(key)
        return state && `${order(from, to)}` === `${order(a, b)}` ? [state] : []
      }),
    reads: answer.reads,
    codeSizes: answer.codeSizes,
  }
}

function quotePairs(
  { hops }: PoolRoute,
  amount: bigint,
  side: 'in' | 'out',
  pair: Market['pair'],
): LensQuote | undefined {
  let current: bigint | undefined = amount
  for (const hop of side === 'in' ? hops : [...hops].reverse()) {
    const state = pair(hop)
    if (!state || current === undefined) return undefined
    const [reserveIn, reserveOut] =
      hop.from < hop.to ? [state.reserveA, state.reserveB] : [state.reserveB, state.reserveA]
    const reserves = { reserveIn, reserveOut, fee: hop.fee }
    current = side === 'in' ? pairAmountOut(current, reserves) : pairAmountIn(current, reserves)
  }
  return current === undefined ? undefined : { amount: current, gas: pairGas * BigInt(hops.length) }
}

const noHop: PoolHop = { kind: 'v2', factory: '0x', from: '0x', to: '0x', fee: 0 }

const order = (a: Address, b: Address): readonly [Address, Address] => (a < b ? [a, b] : [b, a])

const keyOf = ({ kind, factory, from, to, fee }: PoolHop) =>
  `${kind}:${factory}:${order(from, to)}:${kind === 'v3' ? fee : ''}`
