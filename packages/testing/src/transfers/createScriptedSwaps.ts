import type { Batching, SwapAct, SwapDone, SwapPlanRequest, Swaps } from '@latchkey/core'
import { type LatchkeyError, type SwapQuote, type SwapStep, swapUnsafe } from '@latchkey/protocol'

const coin = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const dollar = 'eip155:1:0x00000000000000000000000000000000000000d1'
const spender = '0x00000000000000000000000000000000000005e4'

/** The tokens of the scripted market: the coin, and a dollar of six decimals. */
export const scriptedTokens = { coin, dollar, other: 'eip155:1:0x00000000000000000000000000000000000000e2' }

/** What is asked of the scripted market. */
type Asked = {
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly slippageBps: number
  readonly provider?: string
  readonly permit?: { readonly deadline: string; readonly signature: string }
}

/** The parts of a scripted market that a test changes. */
export type ScriptedMarket = {
  /** Dollars for one coin. */
  price: bigint
  providers: string[]
  declined: { provider: string; reason: string }[]
  /** What comes before the swap. */
  before: 'nothing' | 'approve' | 'reset' | 'sign'
  batching: Batching
  /** What a quote has besides. */
  more: Partial<SwapQuote>
  /** How long an offer is good, in ms. */
  lifeMs: number
  /** The newest block. */
  block: bigint
  now: () => number
  unsafe: LatchkeyError | null
  /** What the wallet does with an act; it agrees if null. */
  answer: ((act: SwapAct) => Promise<SwapDone>) | null
  /** Whether an approval has effect at once. */
  isQuick: boolean
  readonly asked: Asked[]
  readonly done: SwapAct['kind'][]
  readonly planned: SwapPlanRequest[]
}

/** Swapping without a chain, to test a form and the rules around it. `answers` are those of a gateway, by path. */
export function createScriptedSwaps(): {
  readonly market: ScriptedMarket
  readonly swaps: Swaps
  readonly answers: Record<string, unknown>
  /** What the gateway answers to a question for offers. */
  readonly offer: (asked: Asked) => unknown
} {
  const market: ScriptedMarket = {
    price: 2_000n,
    providers: ['pools'],
    declined: [],
    before: 'nothing',
    batching: 'unsupported',
    more: {},
    lifeMs: 30_000,
    block: 100n,
    now: Date.now,
    unsafe: null,
    answer: null,
    isQuick: true,
    asked: [],
    done: [],
    planned: [],
  }
  const act = (kind: SwapAct['kind']): SwapAct => ({
    kind,
    request: { method: kind === 'sign' ? 'eth_signTypedData_v4' : 'eth_sendTransaction', params: [] },
    plan: null,
  })
  const swaps: Swaps = {
    readGasPrice: async () => ({ max: 2_000_000_000n, likely: 1_000_000_000n }),
    readBlock: async () => market.block,
    plan(request) {
      market.planned.push(request)
      if (market.unsafe) throw market.unsafe
      const { quote, terms, isBatched, isUnsigned } = request
      if (BigInt(quote.receivedMin) < terms.least) throw swapUnsafe({ reason: 'less' })
      const known = quote.steps.flatMap((step): SwapAct['kind'][] => {
        if (step.kind === 'post' || (step.kind === 'send' && step.tx === null)) return []
        return [step.kind === 'sign' && isUnsigned ? 'approve' : step.kind]
      })
      const kinds = isBatched && known.length > 1 ? (['batch'] as const) : known
      // The transaction after a signature isn't known yet.
      return { acts: kinds.map(act), whole: known.includes('send') ? act('send').request : null }
    },
    readBatching: async () => market.batching,
    async carryOut({ act: { kind }, act: asked }) {
      market.done.push(kind)
      const number = market.done.length
      const given = await market.answer?.(asked)
      if (given) return given
      if (kind === 'sign') return { kind: 'signed', signature: `0x${'01'.repeat(65)}`, deadline: '99' }
      if (kind === 'reset-approval' && market.isQuick) market.before = 'approve'
      if (kind === 'approve' && market.isQuick) market.before = 'nothing'
      return {
        kind: 'sent',
        handle: { id: `0x${`${number}`.padStart(64, '0')}`, details: { to: spender, nonce: `${number}` } },
      }
    },
  }
  const offer = (asked: Asked) => {
    market.asked.push(asked)
    const wanted = market.providers.filter((name) => asked.provider === undefined || asked.provider === name)
    const quotes = wanted.map((provider, at) => quoteOf(market, asked, provider, BigInt(at)))
    return { quotes, declined: market.declined }
  }
  const listed = (address: string, symbol: string, name: string, decimals: number) => ({
    name,
    symbol,
    address,
    decimals,
    logoUri: null,
    eip2612: null,
  })
  const answers = {
    '/v1/swap/networks': {
      networks: [{ chainId: 'eip155:1', providers: ['pools'], to: ['eip155:1'] }],
    },
    '/v1/convert/tokens': {
      tokens: [
        listed(dollar, 'USDC', 'Dollar', 6),
        listed(scriptedTokens.other, 'ZZZ', 'Other', 6),
        listed(coin, 'ETH', 'Ether', 18),
      ],
    },
    '/v1/fungible/price': { fungibles: [] },
  }
  return { market, swaps, answers, offer }
}

function quoteOf(market: ScriptedMarket, asked: Asked, provider: string, rank: bigint): SwapQuote {
  const { from, to, amount, slippageBps } = asked
  const isPaid = from.endsWith('eeee')
  const paid = BigInt(amount)
  // A coin has twelve decimals more than a dollar.
  const whole = isPaid ? (paid * market.price) / 10n ** 12n : (paid * 10n ** 12n) / market.price
  const amountOut = whole - (whole * rank) / 100n
  const least = (amountOut * BigInt(10_000 - slippageBps)) / 10_000n
  const isNeedless = isPaid || asked.permit !== undefined
  const tx = { chainId: 'eip155:1', to: spender, data: '0x01', value: '0', gas: null }
  const token = from.slice('eip155:1:'.length)
  const reset: SwapStep = { kind: 'reset-approval', token, spender, tx }
  const approve: SwapStep = { kind: 'approve', token, spender, tx, amount }
  const sign: SwapStep = {
    kind: 'sign',
    as: 'permit',
    typed: { domain: {}, types: {}, primaryType: 'Permit', message: {} },
    deadline: '99',
  }
  const send: SwapStep = { kind: 'send', tx }
  const steps = {
    nothing: [send],
    approve: [approve, send],
    reset: [reset, approve, send],
    sign: [sign, { ...send, tx: null }],
  }
  return {
    id: `${provider}-${market.asked.length}`,
    provider,
    from,
    to,
    amountIn: amount,
    amountInMax: amount,
    amountOut: `${amountOut}`,
    amountOutMin: `${least}`,
    receivedMin: `${least}`,
    received: null,
    proven: true,
    priceImpactBps: 12,
    fees: [{ kind: 'pool', token: from, amount: `${(paid * 3n) / 1000n}` }],
    route: [],
    block: `${market.block}`,
    expiresAt: market.now() + market.lifeMs,
    gas: '100000',
    gasCost: '100000000000000',
    spender,
    steps: isNeedless ? [send] : steps[market.before],
    ...market.more,
  }
}
