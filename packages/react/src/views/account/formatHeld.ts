/**
 * Formats a quantity in the visitor's language, with at most 3 decimals or exactly as many as given. An invalid number
 * becomes a dash; a quantity too small for 3 decimals becomes "< 0.001".
 */
export function formatHeld(locale: string, numeric: string, decimals?: number): string {
  if (!/^\d{1,80}(\.\d+)?$/.test(numeric)) return '–'
  const isHuge = /^0*[1-9]\d{18}/.test(numeric)
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 3,
    ...(isHuge ? { notation: 'compact' } : {}),
  })
  const isTiny = decimals === undefined && /^0+(\.0{3}\d*)?$/.test(numeric) && /[1-9]/.test(numeric)
  // As text, because a float would lose digits.
  return isTiny ? `< ${format.format(0.001)}` : format.format(numeric as `${number}`)
}

/** [FMT-4] Formats a balance with 2 decimals in the visitor's language. */
export function formatBalanceIn(locale: string, numeric: string): string {
  return formatHeld(locale, numeric, 2)
}

/** Returns what stands before the decimals in the visitor's language. */
export function decimalMarkIn(locale: string): string {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(0)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
