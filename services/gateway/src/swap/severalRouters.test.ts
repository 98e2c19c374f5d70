import { testAccounts } from '@latchkey/testing'
import { type Address, decodeFunctionData, erc20Abi, maxUint256, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { type Exchange, openExchange } from '../testing/swap/openExchange'
import { sendMined } from '../testing/swap/sendMined'
import { leastOf } from './leastOf'

const unit = parseEther('1')
const settings: Record<string, string> = { SWAP: 'pools', SWAP_RATE_LIMIT: '100000' }
let exchange: Exchange
/** The fork pays a little more for it. */
let near: Address
/** The fork pays much more for it. */
let far: Address
let coin: Address

beforeAll(async () => {
  exchange = await openExchange()
  const { url, chainId, contracts } = exchange
  const { wrapped, v2Factory, v2Router, v3Factory, quoter, router } = contracts
  ;[near, far, coin] = [
    await exchange.createToken(),
    await exchange.createToken(),
    await exchange.createToken(),
  ]
  for (const [token, bonus] of [
    [near, 4n],
    [far, 50n],
  ] as const) {
    const [amountA, amountB] = [10_000n * unit, 10_000n * unit]
    await exchange.addPool({ a: token, b: coin, amountA, amountB, fee: 3_000 })
    await exchange.addPair(token, coin, amountA, (amountB * (1_000n + bonus)) / 1_000n)
  }
  for (const { address } of testAccounts.slice(1, 5))
    for (const token of [near, far]) await exchange.give(token, address, 100n * unit)
  Object.assign(settings, {
    GATEWAY_CHAINS: JSON.stringify([{ id: chainId, name: 'Local', rpc: [url] }]),
    SWAP_POOLS: JSON.stringify([
      {
        chainId,
        wrapped,
        venues: [
          { name: 'fork', v2: { factory: v2Factory, router: v2Router } },
          { name: 'uniswap', v3: { factory: v3Factory, quoter }, router },
        ],
      },
    ]),
  })
}, 60_000)
const gateway = setUpGateway(settings)
// The first quote waits until the contracts are checked.
beforeAll(() => openClient(testAccounts[0].address).quote(near))
afterAll(() => exchange?.stop())

const here = (address: string) => `${exchange.chainId}:${address}`
const plain = (caip: string) => caip.slice(caip.lastIndexOf(':') + 1).toLowerCase()
const rpc = (method: string, ...params: unknown[]) =>
  gateway().services.nodes.call(exchange.chainId, { method, params })

/** An existing client: it never sends an amount with its approvals. */
function openClient(address: Address) {
  const userAddress = here(address)
  const get = async (path: string, query: Record<string, string>) =>
    (await gateway().ask(`/v1/convert/${path}?${new URLSearchParams({ ...query, userAddress })}`)).json()
  return {
    allowance: async (token: Address) =>
      BigInt((await get('allowance', { tokenAddress: here(token) })).allowance),
    /** Approves, and returns the contract. */
    async approve(token: Address, more: Record<string, string> = {}) {
      const { tx } = await get('build-approve', { from: here(token), to: here(coin), ...more })
      await sendMined(rpc, { from: address, to: plain(tx.from), data: tx.data })
      const { args } = decodeFunctionData({ abi: erc20Abi, data: tx.data })
      return plain(`${args?.[0]}`)
    },
    async build(token: Address, { amount = unit, slippage = 1 } = {}) {
      const body = { projectId: 'dev', amount: `${amount}`, from: here(token), to: here(coin), userAddress }
      const answer = await gateway().app.request('/v1/convert/build-transaction', {
        method: 'POST',
        body: JSON.stringify({ ...body, eip155: { slippage } }),
      })
      return answer.json()
    },
    async quote(token: Address) {
      const { quotes } = await get('quotes', { amount: `${unit}`, from: here(token), to: here(coin) })
      return BigInt(quotes[0].toAmount)
    },
    send: ({ to, data }: { to: string; data: string }) =>
      sendMined(rpc, { from: address, to: plain(to), data }),
    balance: () =>
      exchange.client.readContract({
        address: coin,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      }),
  }
}
const needsApproval = {
  status: 'FAILED',
  reasons: [{ field: '', description: 'Invalid parameter from: needs an approval first' }],
}

describe('existing clients on a network with several routers', () => {
  it('[SWP-1] swap through the router they approved while it is nearly the best', async () => {
    const { router } = exchange.contracts
    const client = openClient(testAccounts[1].address)
    expect(await client.allowance(near)).toBe(0n)
    expect(await client.approve(near)).toBe(router.toLowerCase())
    expect(await client.allowance(near)).toBe(maxUint256)
    const best = await client.quote(near)
    const { tx } = await client.build(near)
    expect(plain(tx.to)).toBe(router.toLowerCase())
    const had = await client.balance()
    await client.send(tx)
    const got = (await client.balance()) - had
    expect(got).toBeLessThan(best)
    expect(got).toBeGreaterThanOrEqual(leastOf(best, 100))
  })

  it('[SWP-1] get a transaction that fails below the minimum of the best price', async () => {
    const client = openClient(testAccounts[1].address)
    const { tx } = await client.build(near)
    // The price falls by 0.7 %: less than the slippage, but the fork was 0.4 % better.
    const large = await client.build(near, { amount: 35n * unit, slippage: 50 })
    await client.send(large.tx)
    await expect(client.send(tx)).rejects.toThrow()
    expect(await client.build(near)).toEqual(needsApproval)
  })

  it('[SWP-1] are led to the router that they must approve', async () => {
    const { router, v2Router } = exchange.contracts
    const client = openClient(testAccounts[2].address)
    expect(await client.approve(far)).toBe(router.toLowerCase())
    expect(await client.build(far)).toEqual(needsApproval)
    // The next try finds what is missing.
    expect(await client.allowance(far)).toBe(0n)
    expect(await client.approve(far)).toBe(v2Router.toLowerCase())
    expect(await client.allowance(far)).toBe(maxUint256)
    const best = await client.quote(far)
    const { tx } = await client.build(far)
    expect(plain(tx.to)).toBe(v2Router.toLowerCase())
    const had = await client.balance()
    await client.send(tx)
    expect((await client.balance()) - had).toBe(best)
    // Others aren't concerned.
    expect(await openClient(testAccounts[3].address).approve(far)).toBe(router.toLowerCase())
  })

  it('[SWP-1] see an approval of any router', async () => {
    const { v2Router } = exchange.contracts
    const client = openClient(testAccounts[4].address)
    expect(await client.approve(far, { amount: `${unit}` })).toBe(v2Router.toLowerCase())
    expect(await client.allowance(far)).toBe(unit)
    const { tx } = await client.build(far)
    expect(plain(tx.to)).toBe(v2Router.toLowerCase())
  })
})
