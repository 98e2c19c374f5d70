import { fromBaseUnits, type TokenBalance } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { getNetwork } from '../network/getNetwork'
import type { State } from '../store/State'
import { isGasShort } from './isGasShort'
import { moneyOf, readUnits, unitsOfMoney } from './readAmount'
import { emptyForm, type SendForm } from './SendState'

/** What the button of the form says. Only `preview` can be pressed. */
export type SendLabel =
  | 'preview'
  | 'invalid-address'
  | 'add-address'
  | 'insufficient-gas'
  | 'insufficient-funds'
  | 'add-amount'
  | 'incorrect-value'
  | 'select-token'

/** [SND-5] The form with everything that follows from it. */
export type SendView = SendForm & {
  readonly label: SendLabel
  /** Whether the visitor may go on to the preview, and send from there. */
  readonly isReady: boolean
  /** Whether the receiver must be compared with a trusted address first. */
  readonly isComparisonNeeded: boolean
  /** The amount in the smallest unit; null while it isn't known. */
  readonly units: bigint | null
  /** The same as exact decimal text in the token, and in the currency with two decimals; null if unknown. */
  readonly tokenAmount: string | null
  readonly currencyAmount: string | null
  /** [SND-1] The most that fee and other costs can take, in the smallest native unit. */
  readonly gasPrice: bigint | null
  readonly gasPriceInUsd: string | null
  readonly networkBalanceInUsd: string | null
  readonly tokenBalances: readonly TokenBalance[]
  /** When the tokens were last read in vain, in ms. */
  readonly lastRetry: number | null
}

/** The amount of the form in the smallest unit; null if it is missing, wrong, or waits for the fee. */
export function unitsOf(
  { token, amount, isInCurrency, isMax, quote }: SendForm,
  locale: string,
): bigint | null {
  if (isMax) return quote?.amount ?? null
  if (!token) return null
  if (!isInCurrency) return readUnits(amount, token.decimals, locale)
  return token.price === null ? null : unitsOfMoney(amount, { ...token, price: token.price }, locale)
}

/** [SND-5] Returns the send form of the active account. */
export function getSend(state: State): SendView {
  const form = state.send?.form ?? emptyForm
  const { type, details } = getAccount(state)
  const nativeDecimals = getNetwork(state)?.network.nativeCurrency.decimals ?? 18
  const { token, quote, receiver, nativePrice } = form
  const units = unitsOf(form, state.locale)
  const gasPrice = quote?.extra.reduce((sum, { amount }) => sum + amount, quote.fee.max) ?? null
  const inUsd = (value: bigint) => moneyOf(value, nativeDecimals, nativePrice)?.toString() ?? null
  const isGasMissing =
    quote !== null &&
    gasPrice !== null &&
    ((quote.shortage === 'fee' && type !== 'smartAccount') ||
      isGasShort({
        accountType: type,
        nativeBalance: quote.nativeBalance,
        cost: gasPrice,
        decimals: nativeDecimals,
        price: nativePrice,
      }))
  const label = ((): SendLabel => {
    // The last rule that applies wins, so they are asked from the end.
    if (!token) return 'select-token'
    if (!form.isMax && form.amount.trim() !== '' && units === null) return 'incorrect-value'
    if (!form.isMax && (units === null || units === 0n)) return 'add-amount'
    if (quote && units !== null && units > quote.balance) return 'insufficient-funds'
    if (isGasMissing) return 'insufficient-gas'
    if (receiver.text.trim() === '') return 'add-address'
    return receiver.status === 'refused' ? 'invalid-address' : 'preview'
  })()
  const isComparisonNeeded = receiver.lookAlike?.level === 'block' && !receiver.isCompared
  const isQuoted =
    quote !== null &&
    !form.isProvisional &&
    !form.isQuoting &&
    !form.quoteError &&
    quote.shortage === null &&
    quote.amount === units &&
    quote.to === receiver.address
  return {
    ...form,
    label,
    isReady:
      label === 'preview' && receiver.status === 'ready' && !isComparisonNeeded && isQuoted && !form.loading,
    isComparisonNeeded,
    units,
    tokenAmount: token && units !== null ? fromBaseUnits(units, token.decimals) : null,
    currencyAmount:
      token && units !== null ? (moneyOf(units, token.decimals, token.price)?.toFixed(2) ?? null) : null,
    gasPrice,
    gasPriceInUsd: gasPrice === null ? null : inUsd(gasPrice),
    networkBalanceInUsd: quote && inUsd(quote.nativeBalance),
    tokenBalances: details.tokenBalance ?? [],
    lastRetry: details.tokensFailedAt ?? null,
  }
}
