import { getPoolContracts, getSeedContracts, startAnvil } from '@latchkey/testing/node'
import { parse } from 'valibot'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseAbi,
  parseEther,
  parseUnits,
  publicActions,
  walletActions,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localSettings } from '../../config/localSettings'
import { readConfig } from '../../config/readConfig'
import type { Exchange } from '../../testing/swap/openExchange'
import { native, openPoolVisitor, type PoolVisitor } from '../../testing/swap/openPoolVisitor'
import { untilMined } from '../../testing/swap/untilMined'
import { poolChainSchema } from './poolChainSchema'

const pools = getPoolContracts()
const seeded = getSeedContracts()
const lower = (address: Address): Address => `0x${address.slice(2).toLowerCase()}`
const [dollar, token, wrapped] = [seeded.dollar, seeded.token, pools.wrapped].map(lower) as [
  Address,
  Address,
  Address,
]
const [permitToken, strictToken, router] = [pools.permitToken, pools.strictToken, pools.router].map(
  lower,
) as [Address, Address, Address]

let node: Awaited<ReturnType<typeof startAnvil>>
let visitor: PoolVisitor
const openClient = () =>
  createTestClient({ mode: 'anvil', transport: http(node.url), pollingInterval: 10 })
    .extend(publicActions)
    .extend(walletActions)
let client: Exchange['client']

beforeAll(async () => {
  node = await startAnvil({ pools: true })
  client = openClient()
  const settings = localSettings([{ ...node, name: 'Local', pools }])
  const chains = readConfig(settings).SWAP_POOLS
  visitor = await openPoolVisitor({ url: node.url, client, chainId: 'eip155:31337' }, chains)
})
afterAll(async () => {
  await visitor?.stop()
  await node?.stop()
})

const mint = async (asset: Address, amount: bigint) => {
  const abi = parseAbi(['function mint(address to, uint256 amount)'])
  const data = encodeFunctionData({ abi, args: [visitor.me, amount] })
  await untilMined(
    client,
    await client.sendTransaction({ account: visitor.me, chain: null, to: asset, data }),
  )
}
const allow = async (asset: Address, amount: bigint) => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, amount] })
  await untilMined(
    client,
    await client.sendTransaction({ account: visitor.me, chain: null, to: asset, data }),
  )
}

describe('swaps in the pools of the local chain', () => {
  it('[SWP-1] serves the chain, with the router as its spender', () => {
    expect(visitor.lines).toEqual([])
    expect(visitor.pools.serves('eip155:31337')).toEqual(['eip155:31337'])
    expect(visitor.pools.spender('eip155:31337')).toBe(router)
    expect(visitor.pools.contracts('eip155:31337')).toEqual([router, wrapped])
    expect(visitor.pools.serves('eip155:1')).toEqual([])
  })

  it('[SWP-1] sells ether for a token without an approval', async () => {
    const { offer, kinds, paid, got } = await visitor.swap(visitor.askOf(native, dollar, parseEther('2')))
    expect(kinds).toEqual(['send'])
    expect(offer.spender).toBeNull()
    expect(paid).toBe(parseEther('2'))
    expect(got).toBe(offer.amountOut)
    expect(got).toBeGreaterThan(parseUnits('5900', 6))
  })

  it('[SWP-1] sells a token after an exact approval, and keeps none', async () => {
    const { offer, kinds, got } = await visitor.swap(visitor.askOf(dollar, token, parseUnits('100', 6)))
    expect(kinds).toEqual(['approve', 'send'])
    expect(offer.steps[0]).toMatchObject({ amount: '100000000', spender: router, token: dollar })
    expect(got).toBe(offer.amountOut)
    const left = await client.readContract({
      address: dollar,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [visitor.me, router],
    })
    expect(left).toBe(0n)
  })

  it('[SWP-1] uses an allowance that suffices', async () => {
    await allow(dollar, parseUnits('100', 6))
    const { offer, kinds, got } = await visitor.swap(visitor.askOf(dollar, native, parseUnits('100', 6)))
    expect(kinds).toEqual(['send'])
    expect(got).toBe(offer.amountOut)
  })

  it('[SWP-1] sells with a permit where the token has one', async () => {
    await mint(permitToken, parseEther('500'))
    const { offer, kinds, got } = await visitor.swap(visitor.askOf(permitToken, native, parseEther('500')))
    expect(kinds).toEqual(['sign', 'send'])
    expect(offer.rehearsal?.to).toBe(router)
    expect(got).toBe(offer.amountOut)
  })

  it('[SWP-1] resets the allowance of a token like USDT first, only if it must', async () => {
    await mint(strictToken, parseUnits('300', 6))
    const ask = visitor.askOf(strictToken, dollar, parseUnits('100', 6))
    expect((await visitor.offer(ask)).steps.map(({ kind }) => kind)).toEqual(['approve', 'send'])
    await allow(strictToken, 5n)
    const { offer, kinds, got } = await visitor.swap(ask)
    expect(kinds).toEqual(['reset-approval', 'approve', 'send'])
    expect(got).toBe(offer.amountOut)
    await allow(dollar, 5n)
    const other = await visitor.offer(visitor.askOf(dollar, strictToken, parseUnits('10', 6)))
    expect(other.steps.map(({ kind }) => kind)).toEqual(['approve', 'send'])
  })

  it('[SWP-1] wraps and unwraps one to one', async () => {
    const wrap = await visitor.swap(visitor.askOf(native, wrapped, parseEther('3')))
    expect([wrap.paid, wrap.got, wrap.kinds]).toEqual([parseEther('3'), parseEther('3'), ['send']])
    const unwrap = await visitor.swap(visitor.askOf(wrapped, native, parseEther('3')))
    expect([unwrap.paid, unwrap.got, unwrap.kinds]).toEqual([parseEther('3'), parseEther('3'), ['send']])
    const other = visitor.askOf(native, wrapped, 1n, { receiver: dollar })
    expect(await visitor.quote(other)).toBe('unsupported')
  })

  it('[SWP-1] pays another receiver, and buys an exact amount', async () => {
    const receiver: Address = '0x00000000000000000000000000000000000000aa'
    const sold = await visitor.swap(visitor.askOf(native, token, parseEther('1'), { receiver }))
    expect(sold.got).toBe(sold.offer.amountOut)
    const wanted = parseUnits('1234', 6)
    const bought = await visitor.swap(visitor.askOf(native, dollar, wanted, { side: 'out' }))
    expect(bought.got).toBe(wanted)
    expect(bought.paid).toBe(bought.offer.amountIn)
    expect(bought.offer.amountInMax).toBeGreaterThan(bought.offer.amountIn)
  })

  it('[SWP-1] splits a large order over two routes, in one call', async () => {
    visitor.calls.length = 0
    const { offer, got } = await visitor.swap(visitor.askOf(native, token, parseEther('40')))
    expect(offer.route.map(({ hops }) => hops.length).sort()).toEqual([1, 2])
    expect(offer.route.reduce((sum, { part }) => sum + part, 0)).toBe(10_000)
    expect(got).toBe(offer.amountOut)
    expect(visitor.calls.filter((method) => method === 'eth_call')).toHaveLength(1)
  })

  it('[SWP-1] declines what no pool can do, and a receiver that the router reads as a word', async () => {
    const nobody: Address = '0x00000000000000000000000000000000000000bb'
    expect(await visitor.quote(visitor.askOf(nobody, dollar, 5n))).toBe('no-route')
    expect(await visitor.quote(visitor.askOf(native, dollar, parseUnits('1', 40), { side: 'out' }))).toBe(
      'no-route',
    )
    const word = `0x${'2'.padStart(40, '0')}`
    expect(await visitor.quote(visitor.askOf(native, dollar, 5n, { receiver: word }))).toBe('unsafe')
  })

  it('[SWP-1] gives a price without steps to a visitor without an account', async () => {
    const offer = await visitor.offer(
      visitor.askOf(dollar, token, 1_000_000n, { account: undefined, receiver: undefined }),
    )
    expect(offer.steps).toEqual([])
    expect(offer.rehearsal).toBeUndefined()
    expect(offer.spender).toBe(router)
    expect(offer.fees).toEqual([{ kind: 'pool', token: `eip155:31337:${dollar}`, amount: '3000' }])
    expect(offer.priceImpactBps).toBe(0)
  })

  it('[SWP-1] doesn’t serve a chain whose contracts aren’t those of the configuration', async () => {
    const wrong = parse(poolChainSchema, {
      chainId: 'eip155:31337',
      wrapped,
      venues: [
        { name: 'empty', v2: { factory: '0x00000000000000000000000000000000000000cc' }, router },
        { name: 'other', v2: { factory: dollar }, router },
      ],
    })
    const other = await openPoolVisitor({ url: node.url, client, chainId: 'eip155:31337' }, [wrong])
    expect(other.lines.map(({ text }) => text)).toContain('Swaps in pools are off for this network')
    expect(other.lines.length).toBeGreaterThan(2)
    expect(other.pools.serves('eip155:31337')).toEqual([])
    expect(await other.quote(other.askOf(native, dollar, 5n))).toBe('unsupported')
    await other.stop()
  })
})
