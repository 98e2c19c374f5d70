import { testAccounts } from '@latchkey/testing'
import { getPoolContracts } from '@latchkey/testing/node'
import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { describe, expect, it } from 'vitest'
import { createNodes } from '../rpc/createNodes'
import { startScriptedNode } from '../testing/startScriptedNode'
import { createRouterProvider } from '../testing/swap/createRouterProvider'
import { encodeRouterSwap } from '../testing/swap/encodeRouterSwap'
import { sendMined } from '../testing/swap/sendMined'
import { type Distort, inCall, inSteps, setUpOffers } from '../testing/swap/setUpOffers'
import { createSwaps } from './createSwaps'
import type { SwapAsk, SwapProvider } from './SwapProvider'

const { router, feeToken, strictToken, permitToken } = getPoolContracts()
const [alice, bob] = testAccounts
const {
  node,
  gateway,
  here,
  ether,
  signal,
  rpc,
  send,
  approve,
  mint,
  swapsOf,
  askFor,
  distorted,
  reasonFor,
} = setUpOffers()

describe('an honest offer', () => {
  it('is proven with its approval, and arrives as simulated', async () => {
    const { quotes } = await swapsOf(createRouterProvider(gateway().services.nodes)).quote(
      askFor({ account: here(bob.address) }),
      undefined,
      signal(),
    )
    const [quote] = quotes
    expect(quote?.steps.map(({ kind }) => kind)).toEqual(['approve', 'send'])
    expect(quote).toMatchObject({ proven: true, spender: router.toLowerCase(), amountIn: '3000000000' })
    expect(BigInt(quote?.amountOutMin ?? 0)).toBe((BigInt(quote?.amountOut ?? 0) * 99n) / 100n)
    const before = BigInt(`${await rpc('eth_getBalance', bob.address, 'latest')}`)
    for (const step of quote?.steps ?? [])
      if ('tx' in step && step.tx && 'data' in step.tx)
        await sendMined(rpc, {
          from: bob.address,
          to: step.tx.to,
          data: step.tx.data,
          gasPrice: '0x77359400',
        })
    const gained = BigInt(`${await rpc('eth_getBalance', bob.address, 'latest')}`) - before
    const received = BigInt(quote?.received ?? 0)
    // The rest is gas.
    expect(received - gained).toBeGreaterThan(0n)
    expect(received - gained).toBeLessThan(10n ** 15n)
    expect(received).toBe(BigInt(quote?.amountOut ?? 0))
  })

  it.each([
    [
      'ether for tokens',
      () => askFor({ from: ether, to: here(node().contracts.dollar), amount: `${10n ** 18n}` }),
    ],
    ['tokens for tokens', () => askFor({ to: here(node().contracts.token) })],
    ['tokens for somebody else', () => askFor({ receiver: here(bob.address) })],
    [
      'more ether than the account has',
      () => askFor({ from: ether, to: here(permitToken), amount: `${10n ** 23n}` }),
    ],
  ])('is proven for %s', async (_name, ask) => {
    expect(await reasonFor((offer) => offer, ask())).toBe('proven')
  })

  it('isn’t proven without an account, or for an account without the tokens', async () => {
    const { account: _, ...nobody } = { ...askFor(), account: undefined, receiver: undefined }
    expect(await reasonFor((offer) => offer, { ...nobody, account: undefined })).toBe('unproven')
    const most = askFor({ amount: `${10n ** 30n}` })
    expect(await reasonFor((offer) => offer, most)).toBe('unproven')
    // Tokens may arrive while the wallet is asked, so there's nothing to sign that nobody could check.
    const { quotes } = await swapsOf(createRouterProvider(gateway().services.nodes)).quote(
      most,
      undefined,
      signal(),
    )
    expect(quotes[0]?.steps).toEqual([])
  })

  it('doesn’t wait for a price list to compare quotes', async () => {
    const { nodes: plain, swaps } = gateway().services
    const { token } = node().contracts
    // Gas is compared by prices only for tokens that the operator named.
    const tokens = [{ address: token.toLowerCase(), name: 'Token', symbol: 'LKT', decimals: 18 }]
    const nodes = { ...plain, chains: plain.chains.map((chain) => ({ ...chain, tokens })) }
    let asked = 0
    const prices = {
      read: () => {
        asked += 1
        return new Promise<never>(() => undefined)
      },
    }
    const honest = createRouterProvider(nodes, 'honest')
    const worse = createRouterProvider(nodes, 'worse', (offer) => {
      const amountOut = (offer.amountOut * 999n) / 1000n
      return { ...offer, amountOut, amountOutMin: offer.amountOutMin }
    })
    const quote = (...providers: SwapProvider[]) =>
      createSwaps({
        nodes,
        prices,
        providers,
        tokens: swaps.tokens,
        now: Date.now,
        limitMs: 10_000,
      }).quote(askFor({ to: here(token), account: undefined, receiver: undefined }), undefined, signal())
    const { quotes } = await quote(worse, honest)
    expect(quotes.map(({ provider }) => provider)).toEqual(['honest', 'worse'])
    expect(asked).toBeGreaterThan(0)
    asked = 0
    expect((await quote(honest)).quotes).toHaveLength(1)
    expect(asked).toBe(0)
  })

  it('takes back an old approval first where the token needs it', async () => {
    await mint(strictToken, alice.address, 10n ** 10n)
    await approve(alice.address, strictToken, 5n)
    const ask = askFor({ from: here(strictToken) })
    const { quotes } = await swapsOf(createRouterProvider(gateway().services.nodes)).quote(
      ask,
      undefined,
      signal(),
    )
    expect(quotes[0]?.steps.map(({ kind }) => kind)).toEqual(['reset-approval', 'approve', 'send'])
    expect(quotes[0]?.proven).toBe(true)
  })

  it('is a price only where the node can’t simulate, unless the gateway wrote its calls itself', async () => {
    const plain = await startScriptedNode(({ method, params }) => {
      // What nodes without it answer.
      if (method === 'eth_simulateV1') throw { code: -32601, message: 'the method does not exist' }
      return rpc(method, ...params)
    })
    const { config, metrics, prices, swaps } = gateway().services
    const chain = config.GATEWAY_CHAINS[0]
    if (!chain) throw new TypeError('no chain')
    const nodes = createNodes({
      config: { ...config, GATEWAY_CHAINS: [{ ...chain, rpc: [plain.url] }] },
      metrics,
      now: () => performance.now(),
    })
    const options = { nodes, prices, tokens: swaps.tokens, now: Date.now, limitMs: 10_000 }
    const vendor = createRouterProvider(nodes)
    for (const [provider, steps] of [
      [vendor, 0],
      [{ ...vendor, isOwn: true }, 2],
    ] as const) {
      const all = createSwaps({ ...options, providers: [provider] })
      for (const _ of [1, 2]) {
        const { quotes } = await all.quote(askFor(), undefined, signal())
        expect(quotes).toMatchObject([{ proven: false, received: null }])
        expect(quotes[0]?.steps).toHaveLength(steps)
      }
    }
    // It's asked once, and once more whether it knows the method at all.
    expect(plain.calls.filter(({ method }) => method === 'eth_simulateV1')).toHaveLength(4)
    await nodes.stop()
    await plain.stop()
  })
})

describe('an offer that isn’t what it says', () => {
  const thief = testAccounts[5].address.toLowerCase() as `0x${string}`
  const thiefData = (amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [thief, amount] })
  const swapData = (ask: SwapAsk, change: { amountIn?: bigint; least?: bigint; receiver?: string }) =>
    encodeRouterSwap(ask, {
      amountIn: ask.amount,
      least: 1n,
      receiver: ask.receiver ?? '',
      ...change,
    })

  it.each<[string, Distort]>([
    ['another spender', (offer) => ({ ...offer, spender: thief })],
    ['another spender in the approval', inSteps('approve', (step) => ({ ...step, spender: thief }))],
    [
      'another spender in the data of the approval',
      inSteps('approve', (step) => ({ ...step, tx: { ...step.tx, data: thiefData(BigInt(step.amount)) } })),
    ],
    [
      'another spender everywhere',
      (offer, ask) =>
        inSteps('approve', (step) => ({
          ...step,
          spender: thief,
          tx: { ...step.tx, data: thiefData(BigInt(step.amount)) },
        }))({ ...offer, spender: thief }, ask),
    ],
    [
      'an approval of more',
      inSteps('approve', (step) => ({
        ...step,
        amount: `${maxUint256}`,
        tx: {
          ...step.tx,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, maxUint256] }),
        },
      })),
    ],
    [
      'an approval of another token',
      inSteps('approve', (step) => ({ ...step, tx: { ...step.tx, to: permitToken } })),
    ],
    ['an approval that says another token', inSteps('approve', (step) => ({ ...step, token: permitToken }))],
    ['an approval with money', inSteps('approve', (step) => ({ ...step, tx: { ...step.tx, value: '1' } }))],
    [
      'an approval on another network',
      inSteps('approve', (step) => ({ ...step, tx: { ...step.tx, chainId: 'eip155:1' } })),
    ],
    ['two approvals', (offer) => ({ ...offer, steps: [...offer.steps.slice(0, 1), ...offer.steps] })],
    [
      'no approval but a transaction twice',
      (offer) => ({ ...offer, steps: [...offer.steps.slice(1), ...offer.steps.slice(1)] }),
    ],
    ['no transaction', (offer) => ({ ...offer, steps: [] })],
    ['only an approval', (offer) => ({ ...offer, steps: offer.steps.slice(0, 1) })],
    ['a call of another contract', inCall(() => ({ to: thief }))],
    ['a call of the token', inCall(() => ({ to: node().contracts.dollar }))],
    ['money for a swap of tokens', inCall(() => ({ value: '1' }))],
    ['another network', inCall(() => ({ chainId: 'eip155:1' }))],
    ['a lower minimum', (offer) => ({ ...offer, amountOutMin: offer.amountOutMin - 1n })],
    ['a higher price than the amount', (offer) => ({ ...offer, amountIn: offer.amountIn + 1n })],
    ['a higher limit than the amount', (offer) => ({ ...offer, amountInMax: offer.amountInMax + 1n })],
    ['nothing', (offer) => ({ ...offer, amountOut: 0n, amountOutMin: 0n })],
    [
      'a script as the name of an exchange',
      (offer, { from, to }) => ({
        ...offer,
        route: [
          {
            part: 10_000,
            hops: [{ venue: 'javascript:alert(1)', pool: null, feeBps: null, from: from.id, to: to.id }],
          },
        ],
      }),
    ],
    [
      'a script as a token',
      (offer) => ({ ...offer, fees: [{ kind: 'provider', token: 'javascript:alert(1)', amount: '1' }] }),
    ],
    [
      'a fee of the network on the same network',
      (offer, ask) =>
        inCall(() => ({ value: '5' }))(
          { ...offer, fees: [{ kind: 'network', token: ether, amount: '5' }] },
          ask,
        ),
    ],
    // From here on, only the simulation sees it.
    [
      'a swap of half the amount',
      (offer, ask) => inCall(() => ({ data: swapData(ask, { amountIn: ask.amount / 2n }) }))(offer, ask),
    ],
    [
      'a swap for somebody else',
      (offer, ask) => inCall(() => ({ data: swapData(ask, { receiver: thief }) }))(offer, ask),
    ],
    [
      'a price that nobody gives',
      (offer) => ({ ...offer, amountOut: offer.amountOut * 2n, amountOutMin: offer.amountOut * 2n }),
    ],
  ])('is declined: %s', async (_name, distort) => {
    expect(await reasonFor(distort, askFor({ account: here(testAccounts[2].address) }))).toBe('unsafe')
  })

  it('is declined if it takes more than the amount, by an old approval', async () => {
    const owner = testAccounts[3].address
    await approve(owner, node().contracts.dollar, maxUint256)
    const ask = askFor({ account: here(owner), amount: '1000000' })
    expect(await reasonFor((offer) => offer, ask)).toBe('proven')
    const more = inCall(() => ({ data: swapData(ask, { amountIn: 2_000_000n }) }))
    expect(await reasonFor(more, ask)).toBe('unsafe')
  })

  it('is declined if the contract behaves only while it thinks it is simulated', async () => {
    const { token } = node().contracts
    const trap = '0x7a90000000000000000000000000000000000001'
    const amount = 10n ** 18n
    await rpc('anvil_setCode', trap, trapCode(token, amount))
    await send(
      alice.address,
      token,
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [trap, amount * 10n] }),
    )
    const ask = askFor({ from: ether, to: here(token), amount: '1000' })
    const provider: SwapProvider = {
      ...distorted((offer) => ({
        ...inCall(() => ({ to: trap, data: '0x00000000' }))(offer, ask),
        amountOut: amount,
        amountOutMin: amount,
      })),
      contracts: () => [trap],
    }
    const call = { from: alice.address, to: trap, data: '0x00000000', value: '0x3e8' }
    // A simulation by the defaults is fooled.
    const simulated = await rpc(
      'eth_simulateV1',
      { blockStateCalls: [{ calls: [call] }], validation: false },
      'latest',
    )
    expect(simulated).toMatchObject([
      { calls: [{ status: '0x1', logs: [{ address: token.toLowerCase() }] }] },
    ])
    const { declined } = await swapsOf(provider).quote(ask, undefined, signal())
    expect(declined).toEqual([{ provider: 'router', reason: 'unsafe' }])
  })

  it('is declined if the token takes a part of what is sent', async () => {
    await mint(feeToken, alice.address, 10n ** 21n)
    const out = askFor({ from: ether, to: here(feeToken), amount: `${10n ** 16n}`, slippageBps: 500 })
    expect(await reasonFor((offer) => offer, out)).toBe('fee-on-transfer')
    const strict = { ...out, slippageBps: 10 }
    expect(await reasonFor((offer) => offer, strict)).toBe('fee-on-transfer')
    const back = askFor({ from: here(feeToken), to: ether, amount: `${10n ** 18n}`, slippageBps: 500 })
    expect(await reasonFor((offer) => offer, back)).toBe('fee-on-transfer')
  })

  it('is declined if it reverts', async () => {
    const ask = askFor()
    const impossible = inCall(() => ({ data: swapData(ask, { least: 10n ** 30n }) }))
    expect(await reasonFor(impossible, ask)).toBe('failed')
    expect(await reasonFor(inCall(() => ({ data: '0xdeadbeef' })))).toBe('failed')
  })

  it('is declined if it has expired; a long life is cut', async () => {
    expect(await reasonFor((offer) => ({ ...offer, expiresAt: Date.now() - 1 }))).toBe('failed')
    const forever = distorted((offer) => ({ ...offer, expiresAt: Date.now() + 10 ** 9 }))
    const { quotes } = await swapsOf(forever).quote(askFor(), undefined, signal())
    expect(quotes[0]?.expiresAt).toBeLessThanOrEqual(Date.now() + 60_000)
  })
})

/**
 * Pays the tokens where the block has no producer, and nothing elsewhere. It calls `transfer(caller, amount)`:
 * COINBASE, a jump if it is zero, STOP.
 */
function trapCode(token: string, amount: bigint): string {
  const word = (value: string) => value.padStart(64, '0')
  const selector = `7f${'a9059cbb'.padEnd(64, '0')}600052`
  const caller = '33600452'
  const sum = `7f${word(amount.toString(16))}602452`
  const call = `6000600060446000600073${token.slice(2)}5af150`
  return `0x4115600657${'00'.padEnd(2, '0')}5b${selector}${caller}${sum}${call}00`
}
