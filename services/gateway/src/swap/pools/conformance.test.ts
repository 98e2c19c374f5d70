import { type Address, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Exchange, openExchange } from '../../testing/swap/openExchange'
import { native, openPoolVisitor, type PoolVisitor } from '../../testing/swap/openPoolVisitor'
import type { PoolChain } from './poolChainSchema'

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
    const offer = await visitor.offer(visitor.askOf(coin, token, parseEther('10')))
    expect(visitor.calls.filter((method) => method === 'eth_call')).toHaveLength(1)
    expect(offer.route).toHaveLength(1)
    expect(offer.block).toBe(await exchange.client.getBlockNumber())
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
})
