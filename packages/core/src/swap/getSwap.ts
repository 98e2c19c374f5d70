import { fromBaseUnits, type SwapQuote, swapFeeOnTransfer, swapNoRoute, swapUnsafe } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { readUnits } from '../send/readAmount'
import type { State } from '../store/State'
import { initialSwap, type SwapForm, type SwapState } from './SwapState'

/** What the button of the form says. Only `review` can be pressed. */
export type SwapLabel =
  | 'review'
  | 'select-token'
  | 'enter-amount'
  | 'incorrect-value'
  | 'insufficient-balance'
  | 'insufficient-gas'
  | 'no-offer'
  /** The last question for offers failed. */
  | 'swap'

/** [SWP-2] The form with everything that follows from it. */
export type SwapView = SwapForm &
  Omit<SwapState, 'form'> & {
    readonly label: SwapLabel
    /** Whether the visitor may go on to the preview, and swap from there. */
    readonly isReady: boolean
    /** What is paid, in the smallest unit; null while it isn't known. */
    readonly units: bigint | null
    /** The offer that is taken: the visitor's choice, else the best. Null while there is none for this form. */
    readonly quote: SwapQuote | null
    /** What the account has of the token that is paid, in the smallest unit. */
    readonly balance: bigint | null
    /** The network fee of all steps, in the smallest native unit. */
    readonly fee: { readonly max: bigint; readonly likely: bigint } | null
    /** Whether somebody else may pay the fee. */
    readonly isSponsored: boolean
  }

/** How much gas a swap takes before anyone knows. */
const usualGas = 300_000n

/** Gas may cost more by the time it is used. */
const withRoom = (gas: bigint) => (gas * 6n) / 5n

/** What the fee may take, in the smallest native unit; null without a gas price. */
function feeOf(
  { funds }: SwapForm,
  quote: SwapQuote | null,
): { readonly max: bigint; readonly likely: bigint } | null {
  if (!funds) return null
  const gas = quote?.gas ? BigInt(quote.gas) : usualGas
  return { max: withRoom(gas) * funds.gasPrice.max, likely: gas * funds.gasPrice.likely }
}

function chosenOf({ quotes, provider, from, to }: SwapForm, units: bigint | null): SwapQuote | null {
  const fitting = quotes.filter(
    (quote) =>
      BigInt(quote.amountIn) === units &&
      quote.from.toLowerCase() === from?.id.toLowerCase() &&
      quote.to.toLowerCase() === to?.id.toLowerCase(),
  )
  return fitting.find((quote) => quote.provider === provider) ?? fitting[0] ?? null
}

/** [SWP-2] The most of a token that can be paid, as decimal text; null while that isn't known. */
export function mostOf(form: SwapForm, isSponsored: boolean): string | null {
  const { from, funds } = form
  if (!from || funds?.of !== from.id) return null
  const reserve = from.asset.kind === 'native' && !isSponsored ? (feeOf(form, null)?.max ?? 0n) : 0n
  const most = funds.balance > reserve ? funds.balance - reserve : 0n
  return fromBaseUnits(most, from.decimals)
}

/** [SWP-2] Returns the swap form of the active account. */
export function getSwap(state: State): SwapView {
  const { form, ...rest } = state.swap ?? initialSwap
  const { from, to, funds, amount, quoteError, isQuoting, plan } = form
  const isSponsored = getAccount(state).type === 'smartAccount'
  const units = from ? readUnits(amount, from.decimals, state.locale) : null
  const quote = chosenOf(form, units)
  const fee = quote ? feeOf(form, quote) : null
  const balance = from && funds?.of === from.id ? funds.balance : null
  const paid = from?.asset.kind === 'native' ? (units ?? 0n) : 0n
  const isGasShort = Boolean(!isSponsored && fee && funds && funds.nativeBalance < paid + fee.max)
  const label = ((): SwapLabel => {
    if (!from || !to) return 'select-token'
    if (amount.trim() !== '' && units === null) return 'incorrect-value'
    if (units === null || units === 0n) return 'enter-amount'
    if (balance !== null && units > balance) return 'insufficient-balance'
    if (isGasShort) return 'insufficient-gas'
    if (quoteError && !isQuoting) {
      const isRefused = [swapNoRoute, swapFeeOnTransfer, swapUnsafe].some((kind) => kind.is(quoteError))
      return isRefused ? 'no-offer' : 'swap'
    }
    return 'review'
  })()
  const isRunning = form.run?.isRunning ?? false
  return {
    ...form,
    ...rest,
    label,
    isReady:
      label === 'review' && quote !== null && plan !== null && balance !== null && !isQuoting && !isRunning,
    units,
    quote,
    balance,
    fee,
    isSponsored,
  }
}
