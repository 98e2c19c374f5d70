import { showText } from '@latchkey/testing/pairing'

/** What a site says of itself, ready to be shown. */
export type ShownSite = {
  /** In one line. */
  readonly name: string
  /** Of its address. */
  readonly host: string
  readonly monogram: string
  /** One of six colours, the same for the same host. */
  readonly tint: number
}

const tints = 6

/** Makes what a site says of itself ready to be shown: its name in one line, and the host of its address. */
export function siteOf({ name, url }: { readonly name: string; readonly url: string }): ShownSite {
  const shown = showText(name.replace(/\s+/g, ' ').trim()).slice(0, 80) || 'A site without a name'
  const host = hostOf(url)
  const sum = [...host].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return { name: shown, host, monogram: [...shown][0]?.toUpperCase() ?? '?', tint: sum % tints }
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
