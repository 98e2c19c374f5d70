import {
  assetUnreadable,
  isLatchkeyError,
  type LatchkeyError,
  type SwapDeclineReason,
  type SwapQuote,
  swapBuildFailed,
  swapFeeOnTransfer,
  swapNoRoute,
  swapTokenUnreadable,
  swapUnsafe,
} from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { SwapPlan } from '../ports/Swaps'
import { readNodes } from '../send/readNodes'
import { askQuotes, type SwapAsk } from './askQuotes'
import { getSwap } from './getSwap'
import { getSwapper, type Swapper } from './getSwapper'
import type { SwapFunds, TradedToken } from './SwapState'
import { swapChanged } from './transitions'

/** Errors as the form keeps them. */
function asSwapError(cause: unknown): LatchkeyError {
  if (assetUnreadable.is(cause)) return swapTokenUnreadable(cause.values, { cause })
  return isLatchkeyError(cause) ? cause : swapBuildFailed({}, { cause })
}

/** Reads a token from the chain, and compares its decimals with those that the list claims. @throws swapTokenUnreadable */
async function readToken(
  latchkey: Latchkey,
  { network, address, transfers }: Swapper,
  { asset, decimals, symbol }: TradedToken,
): Promise<bigint> {
  const facts = await readNodes(latchkey, network, (at) =>
    transfers.readAsset({ network: at, address, asset }),
  )
  // With wrong decimals the visitor would pay or get another amount than the one shown.
  if (facts.decimals !== decimals)
    throw swapTokenUnreadable({ token: asset.kind === 'token' ? asset.token : symbol })
  return facts.balance
}

async function readFunds(latchkey: Latchkey, swapper: Swapper, token: TradedToken): Promise<SwapFunds> {
  const { network, address, transfers, swaps } = swapper
  const asset = { kind: 'native' } as const
  const [balance, native, gasPrice] = await Promise.all([
    readToken(latchkey, swapper, token),
    readNodes(latchkey, network, (at) => transfers.readAsset({ network: at, address, asset })),
    readNodes(latchkey, network, (at) => swaps.readGasPrice({ network: at })),
  ])
  return { of: token.id, balance, nativeBalance: native.balance, gasPrice }
}

/** Why there is no offer. What is wrong with the token counts before what is wrong with a provider. */
function whyNone(reasons: readonly SwapDeclineReason[], unsafe: LatchkeyError | null): LatchkeyError {
  if (reasons.includes('fee-on-transfer')) return swapFeeOnTransfer()
  if (unsafe) return unsafe
  if (reasons.includes('unsafe')) return swapUnsafe({ reason: 'the gateway refused it' })
  return swapNoRoute()
}

/** Whether an offer can be carried out. One that nobody could simulate is a price only. */
const hasSteps = ({ steps }: SwapQuote) => steps.length > 0

/** Plans offers, and leaves out those that ask for something else than what the visitor wants. */
function planAll(
  latchkey: Latchkey,
  swapper: Swapper,
  { from, to, amount }: SwapAsk,
  quotes: readonly SwapQuote[],
): { readonly planned: readonly (readonly [SwapQuote, SwapPlan])[]; readonly unsafe: LatchkeyError | null } {
  const { connector, address, network, swaps, isSponsored } = swapper
  let unsafe: LatchkeyError | null = null
  const planned = quotes.filter(hasSteps).flatMap((quote): (readonly [SwapQuote, SwapPlan])[] => {
    try {
      const terms = { from, to, amount, least: BigInt(quote.receivedMin) }
      const now = latchkey.host.now()
      const isUnsigned = isSponsored
      return [[quote, swaps.plan({ connector, address, network, quote, terms, now, isUnsigned })]]
    } catch (cause) {
      latchkey.logger.warn('An offer was left out', cause)
      unsafe = asSwapError(cause)
      return []
    }
  })
  return { planned, unsafe }
}

/** The tokens whose decimals the chain has confirmed, by id. */
export type CheckedTokens = Set<string>

/**
 * [SWP-1] Asks for offers for what the form says, and for what the account has. `isCurrent` says whether the form still
 * asks the same. Never throws.
 */
export async function quoteSwap(
  latchkey: Latchkey,
  isCurrent: () => boolean,
  checked: CheckedTokens,
): Promise<void> {
  const { store, host, logger } = latchkey
  const { from, to, units, slippageBps, provider, run } = getSwap(store.getState())
  if (!from || run?.isRunning) return
  const hasAmount = units !== null && units > 0n
  store.send(swapChanged, { isQuoting: to !== null && hasAmount, quoteError: null })
  try {
    const swapper = await getSwapper(latchkey)
    const readFundsNow = async () => {
      const funds = await readFunds(latchkey, swapper, from)
      if (isCurrent()) store.send(swapChanged, { funds })
      return funds
    }
    const checkTarget = async () => {
      if (!to || checked.has(to.id)) return
      await readToken(latchkey, swapper, to)
      checked.add(to.id)
    }
    if (!to || !hasAmount) {
      await Promise.all([readFundsNow(), checkTarget()])
      return
    }
    const ask = { from: from.id, to: to.id, amount: units, slippageBps }
    const [offers, funds] = await Promise.all([
      askQuotes(latchkey, swapper, ask),
      readFundsNow(),
      checkTarget(),
    ])
    if (!isCurrent()) return
    const { planned, unsafe } = planAll(latchkey, swapper, ask, offers.quotes)
    const [, plan = null] = planned.find(([quote]) => quote.provider === provider) ?? planned[0] ?? []
    // Nobody can simulate a swap of what the account hasn't got, but its price can be shown.
    const prices = funds.balance < units ? offers.quotes.filter((quote) => !hasSteps(quote)) : []
    store.send(swapChanged, {
      quotes: plan ? planned.map(([quote]) => quote) : prices,
      plan,
      quotedAt: host.now(),
      isQuoting: false,
      quoteError: plan || prices.length > 0 ? null : whyNone(offers.reasons, unsafe),
    })
  } catch (cause) {
    logger.info('Could not price a swap', cause)
    if (isCurrent())
      store.send(swapChanged, {
        quotes: [],
        plan: null,
        quotedAt: null,
        isQuoting: false,
        quoteError: asSwapError(cause),
      })
  }
}
