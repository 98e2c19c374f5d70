import type { SwapQuote, SwapStep } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { leastOf } from './leastOf'
import { quoteApproved } from './quoteApproved'
import { readSwapAsk } from './readSwapAsk'
import type { SwapAsk, SwapProvider } from './SwapProvider'

const here = (digit: number) => `eip155:1:0x${`${digit}`.repeat(40)}`
const [from, to, account] = [here(1), here(2), here(3)]
const ask = readSwapAsk({ from, to, amount: '1000', account, slippageBps: 100 })
const call = { chainId: 'eip155:1', to: from.slice(9), data: '0x', value: '0', gas: null }
const send: SwapStep = { kind: 'send', tx: call }
const approve: SwapStep = { kind: 'approve', token: call.to, spender: call.to, amount: '1000', tx: call }

/** A provider's price, and whether the account has approved it. */
type Price = {
  readonly amountOut: number
  readonly isApproved?: boolean
  readonly isOwn?: boolean
  /** Of the routes that are approved. */
  readonly approvedOut?: number
  /** What it promises besides: less than what it was asked for. */
  readonly less?: bigint
}

function quoteOf(provider: string, wanted: SwapAsk, price: Price): SwapQuote {
  const { amountOut, isApproved = false, approvedOut, less = 0n } = price
  const usesApproved = wanted.onlyApproved === true && approvedOut !== undefined
  const expected = BigInt(usesApproved ? approvedOut : amountOut)
  const least = `${leastOf(expected, wanted.slippageBps) - less}`
  return {
    id: provider,
    provider,
    from,
    to,
    amountIn: '1000',
    amountInMax: '1000',
    amountOut: `${expected}`,
    amountOutMin: least,
    receivedMin: least,
    received: null,
    proven: false,
    priceImpactBps: null,
    fees: [],
    route: [],
    block: null,
    expiresAt: 0,
    gas: null,
    gasCost: null,
    spender: call.to,
    steps: isApproved || usesApproved ? [send] : [approve, send],
  }
}

/** Finds the quote to build among these prices, the best first. */
async function find(prices: Readonly<Record<string, Price>>) {
  const asked: string[] = []
  const providers = Object.entries(prices).map(
    ([id, { isOwn = false }]): SwapProvider => ({
      id,
      isOwn,
      serves: () => [],
      contracts: () => [],
      spender: () => undefined,
      quote: async () => 'unsupported',
    }),
  )
  const listed = (wanted: SwapAsk) => Object.entries(prices).map(([id, price]) => quoteOf(id, wanted, price))
  const quote = async (wanted: SwapAsk, provider: string | undefined) => {
    asked.push(`${provider} ${wanted.slippageBps}`)
    return { quotes: listed(wanted).filter(({ id }) => id === provider), declined: [] }
  }
  const found = await quoteApproved({ providers, quote }, ask, listed(ask), AbortSignal.timeout(1_000))
  return { provider: found?.quote.provider, least: Number(found?.quote.amountOutMin), asked }
}

describe('the quote that is built', () => {
  it('is the best one if it is approved', async () => {
    const found = await find({
      best: { amountOut: 100_000, isApproved: true },
      other: { amountOut: 99_000, isApproved: true },
    })
    expect(found).toEqual({ provider: 'best', least: 99_000, asked: [] })
  })

  it('is one a little worse, with the minimum of the best', async () => {
    const found = await find({
      best: { amountOut: 100_000 },
      other: { amountOut: 99_700, isApproved: true },
    })
    expect(found).toMatchObject({ provider: 'other', asked: ['other 70'] })
    expect(found.least).toBeGreaterThanOrEqual(99_000)
  })

  it.each([
    ['much worse', { amountOut: 90_000, isApproved: true }],
    ['so near the minimum that swaps would often fail', { amountOut: 99_400, isApproved: true }],
    ['promising less when asked again', { amountOut: 99_700, isApproved: true, less: 10n }],
    ['without an approval', { amountOut: 99_900 }],
    ['whose approved route is much worse', { amountOut: 99_900, isOwn: true, approvedOut: 90_000 }],
  ])('isn’t one %s', async (_title, other) => {
    expect((await find({ best: { amountOut: 100_000 }, other })).provider).toBeUndefined()
  })

  it('is by another route of the gateway’s own if only that is approved', async () => {
    const found = await find({ pools: { amountOut: 100_000, isOwn: true, approvedOut: 99_800 } })
    expect(found).toMatchObject({ provider: 'pools', asked: ['pools 100', 'pools 80'] })
    expect(found.least).toBeGreaterThanOrEqual(99_000)
  })

  it('may give more than the best after gas, with no other minimum than its own', async () => {
    const found = await find({
      best: { amountOut: 100_000 },
      other: { amountOut: 101_000, isApproved: true },
    })
    expect(found).toEqual({ provider: 'other', least: 99_990, asked: [] })
  })

  it('is none without quotes', async () => {
    expect((await find({})).provider).toBeUndefined()
  })
})
