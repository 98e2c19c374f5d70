/** A value in the currency that the gateway is asked for; null where there is none. */
export function formatValue(locale: string, value: number | undefined): string | null {
  if (value === undefined || !Number.isFinite(value)) return null
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(value)
}
