/** Names a country or a currency in the visitor's language; its code where nobody knows the name. */
export function nameOf(locale: string, type: 'region' | 'currency', code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type }).of(code) ?? code
  } catch {
    // Not a code.
    return code
  }
}
