import type { Connector, SwapDone, SwapTerms } from '@latchkey/core'
import {
  callReverted,
  type Network,
  relayUnreachable,
  type SwapQuote,
  type SwapStep,
  userRejected,
} from '@latchkey/protocol'
import { createEvmWallet } from '@latchkey/testing'
import { type AnvilNode, getPoolContracts, startAnvil } from '@latchkey/testing/node'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseAbi,
  parseEther,
  parseUnits,
  publicActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { evm } from '../evm'

const { router, wrapped, permitToken, strictToken } = getPoolContracts()
const abi = parseAbi([
  'function multicall(uint256 deadline, bytes[] calls) payable',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 least, address[] path, address to) payable',
  'function wrapETH(uint256 value) payable',
  'function unwrapWETH9(uint256 least, address to) payable',
  'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  'function mint(address to, uint256 amount)',
  'function nonces(address owner) view returns (uint256)',
])
const placeholder = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

describe('swaps on EVM chains', () => {
  let node: AnvilNode
  beforeAll(async () => {
    node = await startAnvil({ pools: true })
  })
  afterAll(() => node.stop())

  /** A new account with ether and tokens, connected on the real node. */
  async function setup({ capabilities = {} as object, token = permitToken } = {}) {
    const privateKey = generatePrivateKey()
    const address = privateKeyToAddress(privateKey)
    const client = createTestClient({ mode: 'anvil', transport: http(node.url) }).extend(publicActions)
    await client.setBalance({ address, value: parseEther('10') })
    const decimals = token === strictToken ? 6 : 18
    const units = (amount: string) => parseUnits(amount, decimals)
    await client.impersonateAccount({ address })
    const mint = encodeFunctionData({ abi, functionName: 'mint', args: [address, units('1000')] })
    const minted = await client.request({
      method: 'eth_sendTransaction',
      params: [{ from: address, to: token, data: mint }],
    } as never)
    await vi.waitFor(() => client.getTransactionReceipt({ hash: minted }), 20_000)
    const chains = [{ chainId: node.chainId, rpcUrl: node.url }]
    const wallet = createEvmWallet({ keys: [privateKey], authorised: true, chains, ...capabilities })
    const connector: Connector = {
      id: 'org.fox',
      name: 'Fox',
      type: 'ANNOUNCED',
      chain: 'eip155',
      provider: wallet.provider,
    }
    const caip = `eip155:${node.chainId}` as const
    const network: Network = {
      id: node.chainId,
      caipNetworkId: caip,
      chainNamespace: 'eip155',
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [node.url] } },
    }
    const { can } = evm()
    const swaps = await (can.swaps ?? expect.unreachable())()
    const transfers = await (can.transfers ?? expect.unreachable())()
    const account = { connector, address, network }
    const coin = `${caip}:${placeholder}`
    const held = `${caip}:${token}`
    const balanceOf = (of: Address) =>
      client.readContract({ address: of, abi: erc20Abi, functionName: 'balanceOf', args: [address] })
    const quoteOf = (
      from: string,
      to: string,
      amount: bigint,
      least: bigint,
      steps: SwapStep[],
    ): SwapQuote => ({
      id: 'one',
      provider: 'pools',
      from,
      to,
      amountIn: `${amount}`,
      amountInMax: `${amount}`,
      amountOut: `${least}`,
      amountOutMin: `${least}`,
      receivedMin: `${least}`,
      received: null,
      proven: false,
      priceImpactBps: null,
      fees: [],
      route: [],
      block: null,
      expiresAt: Date.now() + 30_000,
      gas: null,
      gasCost: null,
      spender: router,
      steps,
    })
    const call = (to: Address, data: Hex, value = 0n) => ({
      chainId: caip,
      to,
      data,
      value: `${value}`,
      gas: null,
    })
    const deadline = BigInt(Math.floor(Date.now() / 1000) + 900)
    const many = (...calls: Hex[]) =>
      encodeFunctionData({ abi, functionName: 'multicall', args: [deadline, calls] })
    const trade = (amount: bigint, least: bigint, path: Address[], to: Address) =>
      encodeFunctionData({ abi, functionName: 'swapExactTokensForTokens', args: [amount, least, path, to] })
    const unwrap = (least: bigint) =>
      encodeFunctionData({ abi, functionName: 'unwrapWETH9', args: [least, address] })
    const approve = (amount: bigint) =>
      encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, amount] })
    const mined = async (done: SwapDone) => {
      if (done.kind !== 'sent') return expect.unreachable()
      let { handle } = done
      return vi.waitFor(async () => {
        const status = await transfers.check({ network, address, connector, handle })
        if (status.state === 'pending' && status.handle) handle = status.handle
        expect(status.state).not.toBe('pending')
        return { status, handle }
      }, 20_000)
    }
    const plan = (quote: SwapQuote, more: object = {}) => {
      const terms: SwapTerms = {
        from: quote.from,
        to: quote.to,
        amount: BigInt(quote.amountIn),
        least: BigInt(quote.receivedMin),
      }
      return swaps.plan({ ...account, quote, terms, now: Date.now(), ...more })
    }
    return {
      ...account,
      wallet,
      client,
      swaps,
      account,
      coin,
      held,
      token,
      units,
      balanceOf,
      quoteOf,
      call,
      deadline,
      many,
      trade,
      unwrap,
      approve,
      mined,
      plan,
    }
  }
  type Site = Awaited<ReturnType<typeof setup>>

  /** An offer of tokens for coins, which needs an approval. */
  const sale = (site: Site, amount: bigint): SwapQuote => {
    const least = parseEther('0.001')
    const path = [site.token, wrapped]
    const data = site.many(site.trade(amount, least, path, router), site.unwrap(least))
    return site.quoteOf(site.held, site.coin, amount, least, [
      {
        kind: 'approve',
        token: site.token,
        spender: router,
        amount: `${amount}`,
        tx: site.call(site.token, site.approve(amount)),
      },
      { kind: 'send', tx: site.call(router, data) },
    ])
  }

  it('[SWP-1] reads what gas costs', async () => {
    const { swaps, network } = await setup()
    const { max, likely } = await swaps.readGasPrice({ network })
    expect(max >= likely && likely > 0n).toBe(true)
  })

  it('[SWP-1] reads the newest block', async () => {
    const { swaps, network, client } = await setup()
    expect(await swaps.readBlock({ network })).toBe(await client.getBlockNumber({ cacheTime: 0 }))
  })

  it('[SWP-1] swaps coins for a token', async () => {
    const site = await setup()
    const amount = parseEther('1')
    const least = site.units('100')
    const wrap = encodeFunctionData({ abi, functionName: 'wrapETH', args: [amount] })
    // Zero is all that the router holds.
    const data = site.many(wrap, site.trade(0n, least, [wrapped, site.token], site.address))
    const steps: SwapStep[] = [{ kind: 'send', tx: site.call(router, data, amount) }]
    const before = await site.balanceOf(site.token)
    const { acts } = site.plan(site.quoteOf(site.coin, site.held, amount, least, steps))
    const done = await site.swaps.carryOut({ ...site.account, act: acts[0] ?? expect.unreachable() })
    expect((await site.mined(done)).status.state).toBe('mined')
    expect((await site.balanceOf(site.token)) - before).toBeGreaterThan(least)
  })

  it('[SWP-1] approves exactly the amount, and swaps a token for coins', async () => {
    const site = await setup()
    const amount = site.units('100')
    const before = await site.client.getBalance({ address: site.address })
    const { acts } = site.plan(sale(site, amount))
    for (const act of acts) {
      const { status } = await site.mined(await site.swaps.carryOut({ ...site.account, act }))
      expect(status.state).toBe('mined')
    }
    expect(await site.balanceOf(site.token)).toBe(site.units('900'))
    expect(await site.client.getBalance({ address: site.address })).toBeGreaterThan(before)
    const args = [site.address, router] as const
    expect(
      await site.client.readContract({ address: site.token, abi: erc20Abi, functionName: 'allowance', args }),
    ).toBe(0n)
  })

  it('[SWP-1] signs a permit that the token takes', async () => {
    const site = await setup()
    const amount = site.units('10')
    const least = parseEther('0.001')
    const { client, address, token, deadline } = site
    const nonce = await client.readContract({ address: token, abi, functionName: 'nonces', args: [address] })
    const typed = {
      domain: { name: 'Latchkey Permit', version: '1', chainId: node.chainId, verifyingContract: token },
      types: {
        Permit: [
          'owner address',
          'spender address',
          'value uint256',
          'nonce uint256',
          'deadline uint256',
        ].map((member) => {
          const [name = '', type = ''] = member.split(' ')
          return { name, type }
        }),
      },
      primaryType: 'Permit',
      message: {
        owner: address,
        spender: router,
        value: `${amount}`,
        nonce: `${nonce}`,
        deadline: `${deadline}`,
      },
    }
    const steps: SwapStep[] = [
      { kind: 'sign', as: 'permit', deadline: `${deadline}`, typed },
      { kind: 'send', tx: null },
    ]
    const [act = expect.unreachable()] = site.plan(
      site.quoteOf(site.held, site.coin, amount, least, steps),
    ).acts
    const signed = await site.swaps.carryOut({ ...site.account, act })
    if (signed.kind !== 'signed') return expect.unreachable()
    const [r, s, v] = [
      signed.signature.slice(0, 66) as Hex,
      `0x${signed.signature.slice(66, 130)}` as Hex,
      Number.parseInt(signed.signature.slice(130), 16),
    ]
    const permit = encodeFunctionData({
      abi,
      functionName: 'selfPermit',
      args: [token, amount, deadline, v, r, s],
    })
    const data = site.many(permit, site.trade(amount, least, [token, wrapped], router), site.unwrap(least))
    const sendStep: SwapStep = { kind: 'send', tx: site.call(router, data) }
    const [swap = expect.unreachable()] = site.plan(
      site.quoteOf(site.held, site.coin, amount, least, [sendStep]),
    ).acts
    expect((await site.mined(await site.swaps.carryOut({ ...site.account, act: swap }))).status.state).toBe(
      'mined',
    )
    expect(await site.balanceOf(token)).toBe(site.units('990'))
  })

  it('[SWP-1] fails on the chain, and loses nothing, when the pool moved below the minimum', async () => {
    const site = await setup()
    const amount = parseEther('1')
    const wrap = encodeFunctionData({ abi, functionName: 'wrapETH', args: [amount] })
    const tooMuch = site.units('1000000')
    const data = site.many(wrap, site.trade(amount, tooMuch, [wrapped, site.token], site.address))
    const tx = { ...site.call(router, data, amount), gas: '400000' }
    const steps: SwapStep[] = [{ kind: 'send', tx }]
    const [act = expect.unreachable()] = site.plan(
      site.quoteOf(site.coin, site.held, amount, tooMuch, steps),
    ).acts
    const { status } = await site.mined(await site.swaps.carryOut({ ...site.account, act }))
    expect(status.state).toBe('failed')
    expect(await site.client.getBalance({ address: site.address })).toBeGreaterThan(parseEther('9.9'))
  })

  it('[SWP-1] says that the wallet sent nothing because the swap would be reverted', async () => {
    const site = await setup()
    const amount = parseEther('1')
    const wrap = encodeFunctionData({ abi, functionName: 'wrapETH', args: [amount] })
    const tooMuch = site.units('1000000')
    const data = site.many(wrap, site.trade(amount, tooMuch, [wrapped, site.token], site.address))
    const steps: SwapStep[] = [{ kind: 'send', tx: site.call(router, data, amount) }]
    const quote = site.quoteOf(site.coin, site.held, amount, tooMuch, steps)
    const [act = expect.unreachable()] = site.plan(quote).acts
    const { address } = site
    const before = await site.client.getTransactionCount({ address })
    await expect(site.swaps.carryOut({ ...site.account, act })).rejects.toSatisfy(callReverted.is)
    expect(await site.client.getTransactionCount({ address })).toBe(before)
  })

  it('[SWP-1] passes on a failure that may hide a swap on its way', async () => {
    const site = await setup()
    const [act = expect.unreachable()] = site.plan(sale(site, site.units('10'))).acts
    const request = async ({ method }: { readonly method: string }) => {
      if (method === 'eth_chainId') return `0x${node.chainId.toString(16)}`
      throw relayUnreachable()
    }
    const connector: Connector = { ...site.account.connector, provider: { request } }
    await expect(site.swaps.carryOut({ ...site.account, connector, act })).rejects.toSatisfy(
      relayUnreachable.is,
    )
  })

  it('[SWP-1] passes on that the visitor declined, and says what the wallet can’t do', async () => {
    const site = await setup()
    const { acts } = site.plan(sale(site, site.units('10')))
    site.wallet.reject({ method: 'eth_sendTransaction' })
    const [act = expect.unreachable()] = acts
    await expect(site.swaps.carryOut({ ...site.account, act })).rejects.toSatisfy(userRejected.is)
    const [batch = expect.unreachable()] = site.plan(sale(site, site.units('10')), { isBatched: true }).acts
    expect(await site.swaps.carryOut({ ...site.account, act: batch })).toEqual({ kind: 'unable' })
  })
})
