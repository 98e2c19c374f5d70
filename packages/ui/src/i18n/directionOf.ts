/** Returns the writing direction of a language. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(?:ar|he|fa|ur)(?:-|$)/i.test(locale) && !/-latn(?:-|$)/i.test(locale) ? 'rtl' : 'ltr'
}
