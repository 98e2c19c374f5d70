import { keepSign } from './keepSign'

/** From here on cents don't matter, and a row has no room for them. */
const largest = 1e9

/** Formats a value in the gateway's currency, with a note for a tiny one. Null without a value. */
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
    ? `< ${keepSign(format.format(0.01))}`
    : keepSign(format.format(value))
}
