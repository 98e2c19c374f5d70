/** Which way a language is written. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(?:ar|he|fa|ur)(?:-|$)/i.test(locale) && !/-latn(?:-|$)/i.test(locale) ? 'rtl' : 'ltr'
}
