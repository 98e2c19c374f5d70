import { fromBaseUnits } from '@latchkey/protocol'
import { formatValue } from '../account/formatValue'
import { moneyOf } from './moneyOf'

/** The coin that fees are paid in. */
export type FeeCoin = {
  readonly symbol: string
  readonly decimals: number
  readonly price: number | null
}

/** Formats a fee in the visitor's language: three digits tell enough, and what it is worth if known. */
export function formatFee(locale: string, units: bigint, { symbol, decimals, price }: FeeCoin): string {
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 })
  // As text, because a float would lose digits.
  const amount = `${format.format(fromBaseUnits(units, decimals) as `${number}`)} ${symbol}`.trim()
  const value = formatValue(locale, moneyOf(units, decimals, price))
  return value === null ? amount : `${amount} (${value})`
}
