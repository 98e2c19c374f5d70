import { parse } from 'valibot'
import { type Address, encodePacked, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { poolChainSchema } from '../../swap/pools/poolChainSchema'
import { type Exchange, openExchange } from './openExchange'
import { openPoolVisitor, type PoolVisitor } from './openPoolVisitor'

const abi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  'function quoteExactInput(bytes path, uint256 amountIn) returns (uint256, uint160[], uint32[], uint256)',
])
const fees = [100, 500, 3_000, 10_000]
/** Into how many shares the search cuts the amount. */
const cuts = 64
const atOnce = 32

/** A pool of a random state; fee 0 is a pair of the v2 kind. */
type Pool = { readonly a: Address; readonly b: Address; readonly fee: number }
type Route = { readonly pools: readonly Pool[]; readonly outs: readonly bigint[] }

/**
 * Compares what the provider offers with every two-way split of every two disjoint routes, in random states of real pools.
 * The search asks Uniswap's own router and quoter.
 */
export function describeBestSplit(states: number, firstSeed: number): void {
  let exchange: Exchange
  let visitor: PoolVisitor
  let wrapped: Address
  let stable: Address

  beforeAll(async () => {
    exchange = await openExchange()
    wrapped = exchange.contracts.wrapped.toLowerCase() as Address
    stable = await exchange.createToken()
    const { chainId, contracts } = exchange
    const { v2Factory, v2Router, v3Factory, quoter, router } = contracts
    const chain = parse(poolChainSchema, {
      chainId,
      wrapped,
      stables: [stable],
      venues: [
        {
          name: 'uniswap',
          v2: { factory: v2Factory, router: v2Router },
          v3: { factory: v3Factory, quoter },
          router,
        },
      ],
    })
    visitor = await openPoolVisitor(exchange, [chain])
  }, 60_000)
  afterAll(async () => {
    await visitor?.stop()
    await exchange?.stop()
  })

  describe.each(Array.from({ length: states }, (_, at) => firstSeed + at))('random state %i', (seed) => {
    it('[SWP-1] is within 0.1 % of the best split in two', { timeout: 60_000 }, async () => {
      const random = createRandom(seed)
      const [from, to] = [await exchange.createToken(), await exchange.createToken()]
      const ends = { from, to, middles: [wrapped, stable] }
      const worth = new Map([from, to, wrapped, stable].map((token) => [token, 10 ** (random() * 2 - 1)]))
      const pools = await fund(exchange, random, ends, worth)
      // From a hundredth of the smallest pools to the tenth part of the largest.
      const amount = scaled(10 ** (random() * 3 + 1) / (worth.get(from) ?? 1)) + BigInt(seed)
      const best = await search(exchange, pools, { ...ends, amount })
      const answer = await visitor.quote(
        visitor.askOf(from, to, amount, { gasPrice: 0n, account: undefined, receiver: undefined }),
      )
      if (best === 0n) return expect(answer).toBe('no-route')
      const offered = typeof answer === 'string' ? answer : answer.amountOut
      expect(offered).toBeTypeOf('bigint')
      expect(Number((BigInt(offered) * 1_000_000n) / best)).toBeGreaterThanOrEqual(999_000)
    })
  })
}

type Ends = { readonly from: Address; readonly to: Address; readonly middles: readonly Address[] }

async function fund(
  exchange: Exchange,
  random: () => number,
  { from, to, middles }: Ends,
  worth: ReadonlyMap<Address, number>,
): Promise<Pool[]> {
  const edges = [
    [from, to],
    ...middles.flatMap((middle) => [
      [from, middle],
      [middle, to],
    ]),
  ]
  const made: Pool[] = []
  for (const [a, b] of edges) {
    if (!a || !b) continue
    for (const fee of [0, ...fees]) {
      if (random() > (fee === 0 ? 0.6 : 0.35)) continue
      // Up to 2 % off the price, and of very different depths.
      const depth = 10 ** (random() * 2 + 3)
      const off = 1 + (random() - 0.5) * 0.04
      const amountA = scaled(depth / (worth.get(a) ?? 1))
      const amountB = scaled((depth * off) / (worth.get(b) ?? 1))
      if (fee === 0) await exchange.addPair(a, b, amountA, amountB)
      else {
        // Some have most of it near the price.
        const isNarrow = random() < 0.5
        const width = 10 + Math.floor(random() * 100)
        const part = isNarrow ? 20n : 1n
        const whole = { a, b, fee, amountA: amountA / part, amountB: amountB / part }
        await exchange.addPool(whole)
        if (isNarrow) await exchange.addPool({ ...whole, amountA, amountB, width })
      }
      made.push({ a, b, fee })
    }
  }
  return made
}

const scaled = (amount: number) => BigInt(Math.floor(amount * 1e6)) * 10n ** 12n

async function search(
  exchange: Exchange,
  pools: readonly Pool[],
  { from, to, middles, amount }: Ends & { readonly amount: bigint },
): Promise<bigint> {
  const between = (a: Address, b: Address) => pools.filter((pool) => pool.a === a && pool.b === b)
  const ways = [
    ...between(from, to).map((pool) => [pool]),
    ...middles.flatMap((middle) =>
      between(from, middle).flatMap((first) =>
        between(middle, to)
          .filter((second) => (first.fee === 0) === (second.fee === 0))
          .map((second) => [first, second]),
      ),
    ),
  ]
  const routes: Route[] = []
  for (const way of ways) routes.push({ pools: way, outs: await sample(exchange, way, amount) })
  let best = 0n
  for (const [place, one] of routes.entries()) {
    best = larger(best, one.outs[cuts] ?? 0n)
    for (const other of routes.slice(place + 1)) {
      if (one.pools.some((pool) => other.pools.includes(pool))) continue
      for (let at = 1; at < cuts; at++) {
        const [left, right] = [one.outs[at] ?? 0n, other.outs[cuts - at] ?? 0n]
        if (left > 0n && right > 0n) best = larger(best, left + right)
      }
    }
  }
  return best
}

/** What a route gives for each share of the amount. */
async function sample(
  { client, contracts }: Exchange,
  way: readonly Pool[],
  amount: bigint,
): Promise<bigint[]> {
  const tokens = [...way.slice(0, 1).map(({ a }) => a), ...way.map(({ b }) => b)]
  const outs: bigint[] = [0n]
  for (let start = 1; start <= cuts; start += atOnce) {
    const shares = Array.from({ length: Math.min(atOnce, cuts + 1 - start) }, (_, at) => start + at)
    const answers = await client.multicall({
      deployless: true,
      batchSize: 0,
      contracts: shares.map((share) => {
        const part = (amount * BigInt(share)) / BigInt(cuts)
        return way[0]?.fee === 0
          ? ({
              address: contracts.v2Router,
              abi,
              functionName: 'getAmountsOut',
              args: [part, tokens],
            } as const)
          : ({
              address: contracts.quoter,
              abi,
              functionName: 'quoteExactInput',
              args: [pathOf(way, tokens), part],
            } as const)
      }),
    })
    for (const { result } of answers) {
      const values: readonly unknown[] = Array.isArray(result) ? result : []
      const value = way[0]?.fee === 0 ? values.at(-1) : values[0]
      outs.push(typeof value === 'bigint' ? value : 0n)
    }
  }
  return outs
}

function pathOf(way: readonly Pool[], tokens: readonly Address[]): Hex {
  const types = ['address', ...way.flatMap(() => ['uint24', 'address'])]
  return encodePacked(types, [tokens[0], ...way.flatMap(({ fee }, at) => [fee, tokens[at + 1]])])
}

const larger = (a: bigint, b: bigint) => (a > b ? a : b)

/** Returns the same numbers for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
