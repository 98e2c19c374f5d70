import { showText } from '@latchkey/testing/pairing'

/** A site's own description, ready to show. */
export type ShownSite = {
  /** On one line. */
  readonly name: string
  /** The host of its URL. */
  readonly host: string
  readonly monogram: string
  /** One of six colors, the same for the same host. */
  readonly tint: number
}

const tints = 6

/** Prepares a site's own description: its name on one line and the host of its URL. */
export function siteOf({ name, url }: { readonly name: string; readonly url: string }): ShownSite {
  const shown = showText(name.replace(/\s+/g, ' ').trim()).slice(0, 80) || 'Unnamed site'
  const host = hostOf(url)
  const sum = [...host].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return { name: shown, host, monogram: [...shown][0]?.toUpperCase() ?? '?', tint: sum % tints }
}

function hostOf(url: string): string {
  try {
    // The parser shows other alphabets in punycode, which reveals look-alikes.
    return new URL(url).host || 'no address'
  } catch {
    // The site's URL isn't valid.
    return 'no address'
  }
}
