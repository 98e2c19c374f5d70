import { parse } from 'valibot'
import { type Address, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Nodes } from '../../rpc/Nodes'
import { type Exchange, openExchange } from '../../testing/swap/openExchange'
import { native, openPoolVisitor, type PoolVisitor } from '../../testing/swap/openPoolVisitor'
import type { LensQuote } from './askLens'
import { checkPoolChain } from './checkPoolChain'
import { listRoutes } from './listRoutes'
import { type PoolChain, poolChainSchema, type PoolVenue as Venue } from './poolChainSchema'
import { readMarket } from './readMarket'

type Uniswap = Exchange['contracts']

let exchange: Exchange
let visitor: PoolVisitor
let chain: PoolChain
let coin: Address
let token: Address
let wrapped: Address

beforeAll(async () => {
  exchange = await openExchange()
  wrapped = lower(exchange.contracts.wrapped)
  coin = await exchange.createToken()
  token = await exchange.createToken()
  const unit = parseEther('1')
  // Every pool of 22 routes, with prices that differ a little.
  await exchange.addPair(coin, token, 900_000n * unit, 300n * unit)
  await exchange.addPair(coin, wrapped, 900_000n * unit, 300n * unit)
  await exchange.addPair(wrapped, token, 300n * unit, 301n * unit)
  for (const [place, fee] of [100, 500, 3_000, 10_000].entries()) {
    const deep = BigInt(place + 1)
    await exchange.addPool({
      a: coin,
      b: token,
      amountA: deep * 300_000n * unit,
      amountB: deep * 100n * unit,
      fee,
    })
    await exchange.addPool({
      a: coin,
      b: wrapped,
      amountA: deep * 300_000n * unit,
      amountB: deep * 100n * unit,
      fee,
    })
    await exchange.addPool({
      a: wrapped,
      b: token,
      amountA: deep * 100n * unit,
      amountB: deep * 100n * unit,
      fee,
    })
  }
  chain = chainOf(exchange)
  visitor = await openPoolVisitor(exchange, [chain])
  await exchange.give(coin, visitor.me, 1_000_000n * unit)
}, 60_000)
afterAll(async () => {
  await visitor?.stop()
  await exchange?.stop()
})

function chainOf({ chainId, contracts }: Exchange, stables: Address[] = []): PoolChain {
  const { v2Factory, v2Router, v3Factory, quoter, router } = contracts
  return {
    chainId,
    wrapped: lower(contracts.wrapped),
    stables,
    venues: [
      {
        name: 'uniswap',
        v2: { factory: lower(v2Factory), router: lower(v2Router), feeBps: 30 },
        v3: { factory: lower(v3Factory), quoter: lower(quoter), fees: [100, 500, 3_000, 10_000] },
        router: lower(router),
      },
    ],
  }
}

const lower = (address: Address): Address => `0x${address.slice(2).toLowerCase()}`

describe('swaps in the pools of Uniswap v2 and v3', () => {
  it('[SWP-1] asks for 22 routes in one call', async () => {
    const amount = parseEther('10')
    const offer = await visitor.offer(visitor.askOf(coin, token, amount, { gasPrice: 0n }))
    expect(visitor.calls.filter((method) => method === 'eth_call')).toHaveLength(1)
    expect(offer.route).toHaveLength(1)
    expect(offer.block).toBe(await exchange.client.getBlockNumber())
    const { open } = await checkPoolChain(visitor.nodes, chain)
    const routes = open ? listRoutes(open, coin, token) : []
    expect(routes).toHaveLength(22)
    const [answer = []] = visitor.answers
    const read = (from: Pick<Nodes, 'callMany'>, some: typeof routes) => {
      const asked = some.map((route) => ({ route, amounts: [amount] }))
      return readMarket(from, exchange.chainId, { side: 'in', routes: asked })
    }
    // That one answer holds for each of them what a call for it alone says.
    const together = await read({ callMany: async () => answer }, routes)
    const quotes = routes.map((route) => together.quote(route, amount))
    const alone = async (route: (typeof routes)[number]) =>
      (await read(visitor.nodes, [route])).quote(route, amount)
    const gives = (quote: LensQuote | undefined) => quote?.amount
    expect(quotes.map(gives)).toEqual((await Promise.all(routes.map(alone))).map(gives))
    expect(quotes).not.toContain(undefined)
    expect(quotes.map(gives)).toContain(offer.amountOut)
  })

  it.each([
    { title: 'a token for another', from: () => coin, to: () => token },
    { title: 'the native currency for a token', from: () => native, to: () => coin },
    { title: 'a token for the native currency', from: () => coin, to: () => native },
    { title: 'the wrapped token for another', from: () => wrapped, to: () => coin },
  ])('[SWP-1] sells $title: what arrives is the quote to the last unit', async (way) => {
    const [from, to] = [way.from(), way.to()]
    const amount = from === coin ? parseUnits('3000', 18) + 1n : parseEther('1') + 1n
    if (from === wrapped) await exchange.give(wrapped, visitor.me, amount)
    const { offer, paid, got } = await visitor.swap(visitor.askOf(from, to, amount))
    expect(paid).toBe(amount)
    expect(got).toBe(offer.amountOut)
    expect(offer.amountOutMin).toBeLessThan(offer.amountOut)
  })

  it('[SWP-1] splits a large order over two routes; what arrives is the quote to the last unit', async () => {
    visitor.calls.length = 0
    const ask = visitor.askOf(coin, token, parseUnits('150000', 18) + 7n, { gasPrice: 0n })
    const { offer, got } = await visitor.swap(ask)
    expect(offer.route).toHaveLength(2)
    expect(got).toBe(offer.amountOut)
    // Looking, splitting and looking closer.
    expect((await countCalls(() => visitor.offer(ask))).eth_call).toBeLessThanOrEqual(3)
  })

  it('[SWP-1] takes one route where a second costs more gas than it gives', async () => {
    const ask = visitor.askOf(coin, token, parseUnits('30000', 18))
    const free = await visitor.offer({ ...ask, gasPrice: 0n })
    const dear = await visitor.offer({ ...ask, gasPrice: 10n ** 15n })
    expect(free.route).toHaveLength(2)
    expect(dear.route).toHaveLength(1)
    expect(dear.route[0]?.hops).toHaveLength(1)
    expect(dear.amountOut).toBeLessThan(free.amountOut)
  })

  it('[SWP-1] buys an exact amount with one route or two', async () => {
    for (const wanted of [parseEther('0.5'), parseEther('40')]) {
      const ask = visitor.askOf(coin, token, wanted, { side: 'out', gasPrice: 0n })
      const { offer, kinds, paid, got } = await visitor.swap(ask)
      expect(kinds).toEqual(['approve', 'send'])
      expectJustAbove(got, wanted)
      expect(paid).toBe(offer.amountIn)
      expect(offer.amountInMax).toBe((offer.amountIn * 101n) / 100n)
    }
    const native40 = visitor.askOf(native, coin, parseUnits('9000', 18), { side: 'out', gasPrice: 0n })
    const { offer, paid, got } = await visitor.swap(native40)
    expectJustAbove(got, parseUnits('9000', 18))
    expect(paid).toBe(offer.amountIn)
  })

  it('[SWP-1] swaps with a permit, and ignores the signature of somebody else', async () => {
    const ask = visitor.askOf(coin, native, parseUnits('5000', 18))
    const { kinds, offer, got } = await visitor.swap(ask)
    expect(kinds).toEqual(['sign', 'send'])
    expect(got).toBe(offer.amountOut)
    const foreign = { deadline: 2n ** 40n, signature: `0x${'11'.repeat(64)}1b` } as const
    const again = await visitor.offer({ ...ask, permit: foreign })
    expect(again.steps.map(({ kind }) => kind)).toEqual(['sign', 'send'])
  })

  it('[SWP-2] tells the impact from the pool’s own price, and what the pool takes', async () => {
    const [dollar, ether] = [await exchange.createToken(), await exchange.createToken()]
    const pair = await exchange.addPair(dollar, ether, parseEther('900000'), parseEther('300'))
    const offer = await visitor.offer(visitor.askOf(dollar, ether, parseEther('3000')))
    expect(offer.amountOut).toBe(parseEther('0.993697611604102366'))
    expect(offer.priceImpactBps).toBe(33)
    expect(offer.fees).toEqual([
      { kind: 'pool', token: `${exchange.chainId}:${dollar}`, amount: `${parseEther('9')}` },
    ])
    expect(offer.route).toEqual([
      {
        part: 10_000,
        hops: [
          {
            venue: 'uniswap-v2',
            pool: lower(pair),
            feeBps: 30,
            from: `${exchange.chainId}:${dollar}`,
            to: `${exchange.chainId}:${ether}`,
          },
        ],
      },
    ])
  })

  it('[SWP-1] uses the router of the pairs where the other one knows none', async () => {
    const { routerWithoutPairs, v2Router } = exchange.contracts
    const venues = chain.venues.map((venue) => ({ ...venue, router: lower(routerWithoutPairs) }))
    const other = await openPoolVisitor(exchange, [{ ...chain, venues }])
    expect(other.lines).toEqual([])
    expect(other.pools.contracts(exchange.chainId)).toEqual(
      [routerWithoutPairs, v2Router, wrapped].map(lower),
    )
    const [left, right] = [await exchange.createToken(), await exchange.createToken()]
    await exchange.addPair(left, right, parseEther('1000'), parseEther('1000'))
    await exchange.addPair(left, wrapped, parseEther('1000'), parseEther('1000'))
    await exchange.give(left, other.me, parseEther('100'))
    for (const [from, to, side] of [
      [left, right, 'in'],
      [left, native, 'in'],
      [native, left, 'in'],
      [left, right, 'out'],
      [left, native, 'out'],
      [native, left, 'out'],
    ] as const) {
      const { offer, paid, got } = await other.swap(other.askOf(from, to, parseEther('5'), { side }))
      expect(offer.route[0]?.hops[0]?.venue).toBe('uniswap-v2')
      expect([paid, got]).toEqual([offer.amountIn, offer.amountOut])
    }
    await other.stop()
  })

  it('[SWP-1] declines a price that is far from the mean of the last minutes', async () => {
    const [left, right] = [await exchange.createToken(), await exchange.createToken()]
    const pool = await exchange.addPool({
      a: left,
      b: right,
      amountA: parseEther('1000'),
      amountB: parseEther('1000'),
      fee: 500,
    })
    await exchange.remember(pool)
    await exchange.pass(600)
    const ask = visitor.askOf(left, right, parseEther('1'))
    expect(await visitor.quote(ask)).toMatchObject({ route: [{ part: 10_000 }] })
    await exchange.give(left, visitor.me, parseEther('100'))
    // Moves the price by more than 3 %.
    await visitor.swap(visitor.askOf(left, right, parseEther('20')))
    expect(await visitor.quote(ask)).toBe('oracle')
    // A pair of the same tokens is compared with that pool, too.
    await exchange.addPair(left, right, parseEther('1000'), parseEther('1100'))
    expect(await visitor.quote(ask)).toBe('oracle')
    await exchange.pass(600)
    expect(await visitor.quote(visitor.askOf(right, left, parseEther('1')))).toMatchObject({
      route: [{ part: 10_000 }],
    })
  })

  it.each([
    {
      what: 'quoter',
      change: (venue: Venue, { v2Router }: Uniswap) => ({ v3: { ...venue.v3, quoter: v2Router } }),
    },
    {
      what: 'factory of pools',
      change: (venue: Venue, { v2Factory }: Uniswap) => ({ v3: { ...venue.v3, factory: v2Factory } }),
    },
    {
      what: 'factory of pairs',
      change: (venue: Venue, { v3Factory }: Uniswap) => ({ v2: { ...venue.v2, factory: v3Factory } }),
    },
    { what: 'router', change: (_venue: Venue, { v2Router }: Uniswap) => ({ router: v2Router }) },
    {
      what: 'router of pairs',
      change: (venue: Venue, { router }: Uniswap) => ({ v2: { ...venue.v2, router } }),
    },
  ])('[SWP-1] drops a chain with another $what, and says so', async ({ change }) => {
    const venues = chain.venues.map((venue) => ({ ...venue, ...change(venue, exchange.contracts) }))
    const wrong = parse(poolChainSchema, { ...chain, venues })
    const other = await openPoolVisitor(exchange, [wrong])
    expect(other.pools.serves(exchange.chainId)).toEqual([])
    expect(other.pools.contracts(exchange.chainId)).toEqual([])
    expect(other.lines.at(-1)?.text).toBe('Swaps in pools are off for this network')
    expect(other.lines[0]?.text).toBe('Pools are not as configured')
    await other.stop()
  })
})

/** SwapRouter02 gives what its rounded price of an exact amount is worth: a few units more. */
function expectJustAbove(got: bigint, wanted: bigint): void {
  expect(got).toBeGreaterThanOrEqual(wanted)
  expect(got - wanted).toBeLessThan(10_000n)
}

async function countCalls(run: () => Promise<unknown>): Promise<Record<string, number>> {
  visitor.calls.length = 0
  await run()
  const counts: Record<string, number> = {}
  for (const method of visitor.calls) counts[method] = (counts[method] ?? 0) + 1
  return counts
}
