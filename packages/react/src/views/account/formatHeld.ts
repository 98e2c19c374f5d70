/** A quantity in the visitor's language with at most 3 decimals; what is no number is a dash, what is too small says so. */
export function formatHeld(locale: string, numeric: string): string {
  if (!/^\d{1,80}(\.\d+)?$/.test(numeric)) return '–'
  const isHuge = /^0*[1-9]\d{18}/.test(numeric)
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 3,
    ...(isHuge ? { notation: 'compact' } : {}),
  })
  const isTiny = /^0+(\.0{3}\d*)?$/.test(numeric) && /[1-9]/.test(numeric)
  // As text, since a float would lose digits where the browser takes texts.
  return isTiny ? `< ${format.format(0.001)}` : format.format(numeric as `${number}`)
}
