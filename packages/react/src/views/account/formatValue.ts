/** From here on nobody reads single dollars, and a row has no place for them. */
const largest = 1e9

/** A value in the currency that the gateway is asked for; null where there is none. What is too small says so. */
export function formatValue(
  locale: string,
  value: number | undefined,
  signDisplay: 'auto' | 'exceptZero' = 'auto',
): string | null {
  if (value === undefined || !Number.isFinite(value)) return null
  const size = Math.abs(value)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    signDisplay,
    ...(size >= largest ? { notation: 'compact', maximumFractionDigits: 2 } : {}),
  })
  return size > 0 && size < 0.005 && signDisplay === 'auto'
    ? `< ${format.format(0.01)}`
    : format.format(value)
}
