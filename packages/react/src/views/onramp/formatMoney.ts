import { keepSign } from '../account/keepSign'

/** Formats an exact amount of money in its currency. Whole amounts have no decimals where `isShort`. */
export function formatMoney(locale: string, amount: string, currency: string, isShort = false): string {
  const isWhole = /^\d+(\.0*)?$/.test(amount)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isShort && isWhole ? { maximumFractionDigits: 0 } : {}),
  })
  // As text, because a float would lose digits.
  return keepSign(format.format(amount as `${number}`))
}

/** Returns the sign of a currency, such as `$`; null where it's a word, which the currency's own button has already. */
export function currencySign(locale: string, currency: string): string | null {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  const sign = (parts.find(({ type }) => type === 'currency')?.value ?? '').replace(/\p{Cf}/gu, '')
  return [...sign].length === 1 ? sign : null
}
