/** Formats an exact amount of money in its currency. Whole amounts have no decimals where `isShort`. */
export function formatMoney(locale: string, amount: string, currency: string, isShort = false): string {
  const isWhole = /^\d+(\.0*)?$/.test(amount)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isShort && isWhole ? { maximumFractionDigits: 0 } : {}),
  })
  // As text, because a float would lose digits.
  return format.format(amount as `${number}`)
}

/** Formats what is before an amount in a currency, such as `$`. */
export function currencySign(locale: string, currency: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
