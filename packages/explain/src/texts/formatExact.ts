/** Formats an exact decimal text in the visitor's language with every digit it has; a formatter alone would round. */
export function formatExact(locale: string, exact: string): string {
  const [whole = '0', part] = exact.split('.')
  const format = new Intl.NumberFormat(locale)
  const grouped = format.format(BigInt(whole))
  if (part === undefined) return grouped
  const mark = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return `${grouped}${mark}${part.replace(/\d/g, (digit) => format.format(Number(digit)))}`
}
