import { showText } from '@latchkey/testing/pairing'

/** What a site says of itself, ready to be shown: its name in one line, and the host of its address. */
export function siteOf({ name, url }: { readonly name: string; readonly url: string }): {
  readonly name: string
  readonly host: string
  readonly monogram: string
} {
  const shown = showText(name.replace(/\s+/g, ' ').trim()).slice(0, 80) || 'A site without a name'
  return { name: shown, host: hostOf(url), monogram: [...shown][0]?.toUpperCase() ?? '?' }
}

function hostOf(url: string): string {
  try {
    // The parser writes other alphabets in their plain form, so that a look-alike is seen.
    return new URL(url).host || 'no address'
  } catch {
    // The site says no address that is one.
    return 'no address'
  }
}
