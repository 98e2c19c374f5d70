import { testAccounts } from '@latchkey/testing'
import { getPoolContracts } from '@latchkey/testing/node'
import { afterEach, describe, expect, it } from 'vitest'
import { encodeRouterSwap } from '../../testing/swap/encodeRouterSwap'
import { setUpVendors } from '../../testing/swap/setUpVendors'
import type { VendorScript } from '../../testing/swap/startVendors'
import { readSwapAsset } from '../readSwapAsk'

const setUp = setUpVendors({ SWAP: '0x,lifi' })
const setUpUnproven = setUpVendors({ SWAP: '0x,lifi', SWAP_UNPROVEN: 'lifi' })
afterEach(() => setUp().vendors.script())
const { router, permitToken } = getPoolContracts()
const [alice, , , , , thief] = testAccounts
const ether = 'eip155:31337:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const dollar = () => `eip155:31337:${setUp().anvil.contracts.dollar}`
const reasonOf = async (provider: string, script: VendorScript, change: Record<string, unknown> = {}) => {
  setUp().vendors.script(script)
  const { quotes, declined } = await setUp().quote({ provider, ...change })
  return declined[0]?.reason ?? (quotes[0]?.proven ? 'proven' : 'unproven')
}
/** The answers to change, as far as the tests do. */
type ZeroX = {
  readonly buyAmount: string
  readonly minBuyAmount: string
  readonly transaction: { readonly to: string; readonly data: string; readonly value: string }
}
type Lifi = {
  readonly action: { readonly fromToken: object; readonly toToken: object }
  readonly estimate: { readonly toAmount: string; readonly toAmountMin: string }
  readonly transactionRequest: object
}
const less = (receiver: string, amountIn: bigint) =>
  encodeRouterSwap(
    { from: readSwapAsset(dollar()), to: readSwapAsset(ether) },
    { amountIn, least: 1n, receiver },
  )

describe('honest vendors', () => {
  it('[SWP-1] are all asked at once, with their keys, and proven', async () => {
    const { quotes, declined } = await setUp().quote()
    expect(declined).toEqual([])
    expect(quotes.map(({ provider }) => provider).sort()).toEqual(['0x', 'lifi'])
    for (const quote of quotes) {
      expect(quote).toMatchObject({ proven: true, spender: router.toLowerCase(), from: dollar(), to: ether })
      expect(quote.received).toBe(quote.amountOut)
      expect(quote.steps.map(({ kind }) => kind)).toEqual(['approve', 'send'])
      expect(BigInt(quote.gasCost ?? 0)).toBeGreaterThan(0n)
      expect(quote.expiresAt).toBeGreaterThan(Date.now())
    }
    const [zeroX, lifi] = setUp().vendors.requests
    expect(zeroX?.headers).toMatchObject({ '0x-api-key': 'key-of-0x', '0x-version': 'v2' })
    expect(Object.fromEntries(zeroX?.url.searchParams ?? [])).toEqual({
      chainId: '31337',
      sellToken: setUp().anvil.contracts.dollar.toLowerCase(),
      buyToken: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      sellAmount: '3000000000',
      slippageBps: '100',
      taker: alice.address.toLowerCase(),
    })
    expect(lifi?.headers).toMatchObject({ 'x-lifi-api-key': 'key-of-lifi' })
    expect(lifi?.url.searchParams.get('slippage')).toBe('0.01')
    expect(lifi?.url.searchParams.get('toToken')).toBe('0x0000000000000000000000000000000000000000')
  })

  it('give prices without an account, and no steps', async () => {
    const { quotes } = await setUp().quote({ account: undefined })
    expect(quotes).toHaveLength(2)
    for (const quote of quotes) expect(quote).toMatchObject({ steps: [], proven: false })
  })

  it('are ordered by what remains after gas', async () => {
    const cheap: VendorScript = (honest: Record<string, unknown>, { url }) =>
      url.pathname === '/swap/allowance-holder/price' ? { ...honest, gas: '100000' } : honest
    const dear: VendorScript = (honest: Record<string, unknown>, { url }) =>
      url.pathname === '/swap/allowance-holder/price' ? { ...honest, gas: '900000' } : honest
    for (const [script, order] of [
      [cheap, ['0x', 'lifi']],
      [dear, ['lifi', '0x']],
    ] as const) {
      setUp().vendors.script(script)
      const { quotes } = await setUp().quote({ account: undefined, gasPrice: '100000000000' })
      expect(quotes.map(({ provider }) => provider)).toEqual(order)
    }
  })

  it('aren’t asked about a gas price that no network has', async () => {
    const body = JSON.stringify({
      from: dollar(),
      to: ether,
      amount: '3000000000',
      slippageBps: 100,
      gasPrice: '9'.repeat(78),
    })
    const answer = await setUp().gateway.ask('/v1/swap/quotes', { method: 'POST', body })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('gasPrice')])
  })

  it('say that there is no way, or can’t do it', async () => {
    expect(await reasonOf('0x', () => ({ liquidityAvailable: false }))).toBe('no-route')
    const notFound: VendorScript = (_honest, _request, response) => {
      response.writeHead(404).end('{"message":"No available quotes"}')
    }
    expect(await reasonOf('lifi', notFound)).toBe('no-route')
    for (const provider of ['0x', 'lifi'])
      expect(await reasonOf(provider, (honest) => honest, { side: 'out' })).toBe('unsupported')
  })

  it('swap across networks by LI.FI only, with the fee of the network among the fees', async () => {
    const there = { to: `eip155:31338:${permitToken}`, receiver: `eip155:31338:${alice.address}` }
    const fee = { amount: '500', included: false, token: { address: `0x${'0'.repeat(40)}`, chainId: 31337 } }
    const withFee =
      (value: string): VendorScript =>
      (honest: Lifi) => ({
        ...honest,
        estimate: { ...honest.estimate, feeCosts: [fee] },
        transactionRequest: { ...honest.transactionRequest, value },
      })
    setUp().vendors.script(withFee('0x1f4'))
    const { quotes, declined } = await setUp().quote(there)
    expect(declined).toEqual([{ provider: '0x', reason: 'unsupported' }])
    expect(quotes).toMatchObject([
      {
        provider: 'lifi',
        proven: false,
        fees: [{ kind: 'network', token: ether, amount: '500' }],
        steps: [],
      },
    ])
    expect(await reasonOf('lifi', withFee('0x1f5'), there)).toBe('unsafe')
  })

  it('[SWP-1] swap across networks only if the operator allows what nothing proves', async () => {
    const there = { to: `eip155:31338:${permitToken}`, receiver: `eip155:31338:${alice.address}` }
    // Nothing shows who gets the tokens on the other network.
    const toThief: VendorScript = (honest: Lifi) => ({
      ...honest,
      transactionRequest: { ...honest.transactionRequest, data: less(thief.address, 3_000_000_000n) },
    })
    for (const script of [undefined, toThief]) {
      setUp().vendors.script(script)
      const { quotes } = await setUp().quote(there)
      expect(quotes).toMatchObject([{ provider: 'lifi', proven: false, steps: [] }])
    }
    const { quotes } = await setUpUnproven().quote(there)
    expect(quotes[0]?.steps.map(({ kind }) => kind)).toEqual(['approve', 'send'])
    // On one network a simulation proves it, so it's never allowed without.
    setUpUnproven().vendors.script(toThief)
    const { declined } = await setUpUnproven().quote({ provider: 'lifi' })
    expect(declined).toEqual([{ provider: 'lifi', reason: 'unsafe' }])
  })

  it('tell how far a swap across networks is', async () => {
    const hash = `0x${'a'.repeat(64)}`
    const ask = async (answer: object, status = 200) => {
      setUp().vendors.script((_honest, _request, response) => {
        response.writeHead(status).end(JSON.stringify(answer))
      })
      const query = `provider=lifi&fromChain=eip155:31337&toChain=eip155:31338&hash=${hash}`
      const answered = await setUp().gateway.ask(`/v1/swap/status?${query}`)
      return answered.status === 200 ? answered.json() : answered.status
    }
    expect(await ask({ status: 'PENDING' })).toEqual({ state: 'pending', hash: null })
    expect(await ask({}, 404)).toEqual({ state: 'pending', hash: null })
    expect(await ask({ status: 'DONE', substatus: 'COMPLETED', receiving: { txHash: hash } })).toEqual({
      state: 'done',
      hash,
    })
    expect(await ask({ status: 'DONE', substatus: 'REFUNDED' })).toEqual({ state: 'refunded', hash: null })
    expect(await ask({ status: 'FAILED' })).toEqual({ state: 'failed', hash: null })
    expect(await ask({ status: 'DONE', receiving: { txHash: 'javascript:alert(1)' } })).toBe(503)
    expect(await ask({}, 500)).toBe(503)
  })
})

describe('a vendor that was taken over', () => {
  it.each<[string, (honest: ZeroX) => unknown]>([
    ['another spender', (honest) => ({ ...honest, allowanceTarget: thief.address })],
    [
      'another contract',
      (honest) => ({ ...honest, transaction: { ...honest.transaction, to: thief.address } }),
    ],
    ['a lower minimum', (honest) => ({ ...honest, minBuyAmount: `${BigInt(honest.minBuyAmount) - 1n}` })],
    ['no minimum', (honest) => ({ ...honest, minBuyAmount: '0' })],
    [
      'less than the minimum',
      (honest) => ({
        ...honest,
        transaction: { ...honest.transaction, data: less(alice.address, 1_000_000_000n) },
      }),
    ],
    [
      'somebody else as the receiver',
      (honest) => ({
        ...honest,
        transaction: { ...honest.transaction, data: less(thief.address, 3_000_000_000n) },
      }),
    ],
    ['another token with the same symbol', (honest) => ({ ...honest, buyToken: permitToken })],
    ['another token to pay with', (honest) => ({ ...honest, sellToken: permitToken })],
    ['another amount', (honest) => ({ ...honest, sellAmount: '3000000001' })],
    ['money on top', (honest) => ({ ...honest, transaction: { ...honest.transaction, value: '1' } })],
    ['no spender', (honest) => ({ ...honest, allowanceTarget: null })],
  ])('gets nothing by %s (0x)', async (_name, change) => {
    expect(await reasonOf('0x', (honest: ZeroX) => change(honest))).toBe('unsafe')
  })

  it.each<[string, (honest: Lifi) => unknown]>([
    [
      'another network in the transaction',
      (honest) => ({ ...honest, transactionRequest: { ...honest.transactionRequest, chainId: 1 } }),
    ],
    [
      'another network of the token',
      (honest) => ({
        ...honest,
        action: { ...honest.action, toToken: { ...honest.action.toToken, chainId: 1 } },
      }),
    ],
    [
      'another token with the same symbol',
      (honest) => ({
        ...honest,
        action: { ...honest.action, toToken: { ...honest.action.toToken, address: permitToken } },
      }),
    ],
    [
      'another account',
      (honest) => ({ ...honest, transactionRequest: { ...honest.transactionRequest, from: thief.address } }),
    ],
    [
      'another contract',
      (honest) => ({ ...honest, transactionRequest: { ...honest.transactionRequest, to: thief.address } }),
    ],
    [
      'another spender',
      (honest) => ({ ...honest, estimate: { ...honest.estimate, approvalAddress: thief.address } }),
    ],
    ['no minimum', (honest) => ({ ...honest, estimate: { ...honest.estimate, toAmountMin: '0' } })],
    [
      'less than the minimum',
      (honest) => ({
        ...honest,
        transactionRequest: { ...honest.transactionRequest, data: less(alice.address, 1_000_000_000n) },
      }),
    ],
  ])('gets nothing by %s (LI.FI)', async (_name, change) => {
    expect(await reasonOf('lifi', (honest: Lifi) => change(honest))).toBe('unsafe')
  })

  it.each<[string, VendorScript]>([
    [
      'a script as an address',
      (honest: ZeroX) => ({ ...honest, transaction: { ...honest.transaction, to: 'javascript:alert(1)' } }),
    ],
    ['a fraction as an amount', (honest: ZeroX) => ({ ...honest, buyAmount: '1.5' })],
    ['a number as an amount', (honest: ZeroX) => ({ ...honest, buyAmount: 1e30 })],
    ['a page', (_honest, _request, response) => void response.end('<html></html>')],
    ['nothing', (_honest, _request, response) => void response.end()],
    ['an error', (_honest, _request, response) => void response.writeHead(500).end('{}')],
    ['no transaction', (honest: ZeroX) => ({ ...honest, transaction: null })],
    ['ten megabytes', (_honest, _request, response) => void response.end(Buffer.alloc(10_000_000, 'x'))],
    ['a long list', (honest: ZeroX) => ({ ...honest, more: 'x'.repeat(1_100_000) })],
    [
      'the address of another server',
      (_honest, _request, response) =>
        void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
    ['a broken connection', (_honest, _request, response) => void response.destroy()],
  ])('is left out if it sends %s', async (_name, script) => {
    expect(await reasonOf('0x', script)).toBe('failed')
  })

  it('can’t put a script into what visitors see', async () => {
    setUp().vendors.script((honest: Record<string, unknown>, { url }) =>
      url.pathname.includes('quote') && url.pathname.includes('swap')
        ? {
            ...honest,
            route: { fills: [{ from: permitToken, to: permitToken, source: 'javascript:alert("<b>")' }] },
          }
        : honest,
    )
    const { quotes } = await setUp().quote({ provider: '0x' })
    expect(quotes[0]?.route[0]?.hops[0]?.venue).toBe('javascriptalertb')
  })

  it('[SWP-1] can’t take the others down with a number that nobody can read', async () => {
    const huge = '9'.repeat(78)
    for (const lie of [{ gas: huge }, { buyAmount: huge, minBuyAmount: huge }]) {
      setUp().vendors.script((honest: object, { url }) =>
        url.pathname === '/swap/allowance-holder/price' ? { ...honest, ...lie } : honest,
      )
      const { quotes, declined } = await setUp().quote({ account: undefined })
      expect(quotes.map(({ provider }) => provider)).toEqual(['lifi'])
      expect(declined).toEqual([{ provider: '0x', reason: 'failed' }])
    }
  })

  it('can’t delay the others', async () => {
    setUp().vendors.script((honest, { url }) =>
      url.pathname === '/v1/quote' ? new Promise((resolve) => setTimeout(resolve, 4_000, honest)) : honest,
    )
    const began = performance.now()
    const { quotes, declined } = await setUp().quote()
    expect(performance.now() - began).toBeLessThan(3_000)
    expect(quotes.map(({ provider }) => provider)).toEqual(['0x'])
    expect(declined).toEqual([{ provider: 'lifi', reason: 'too-slow' }])
  })

  it('doesn’t get its key to another server', async () => {
    const { vendors } = setUp()
    const away = vendors.url.replace('127.0.0.1', 'localhost')
    vendors.requests.length = 0
    await reasonOf('0x', (honest, { url }, response) => {
      if (url.pathname === '/away') return honest
      response.writeHead(302, { location: `${away}/away` }).end()
      return undefined
    })
    // It's an address of the operator's network, so it isn't even asked.
    expect(vendors.requests.map(({ url }) => url.pathname)).toEqual(['/swap/allowance-holder/quote'])
  })
})
