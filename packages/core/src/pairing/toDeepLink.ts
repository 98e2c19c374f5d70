/** A link that opens a wallet with a pairing, and the wallet's own part of it. */
export type DeepLink = { readonly href: string; readonly base: string }

/** Schemes that run code in the page or read files instead of opening a wallet. */
const unwanted = /^(?:javascript|data|vbscript|file|blob|about|view-source|http|ws|wss|ftp):/i

/**
 * [WC-1] Builds the link that opens a wallet with a pairing URI; null if the wallet's link is invalid,
 * because others write the lists. A link may be a bare scheme (`wallet`), a scheme (`wallet://`) or an https
 * URL. Telegram on Android decodes links once too often, so there a scheme's URI is encoded twice.
 */
export function toDeepLink(
  link: string,
  uri: string,
  { isTelegramAndroid = false }: { readonly isTelegramAndroid?: boolean } = {},
): DeepLink | null {
  const isWeb = /^https:\/\//i.test(link)
  const named = link.includes('://') ? link : `${link.replaceAll(/[/:]/g, '')}://`
  const base = named.endsWith('/') ? named : `${named}/`
  if (!isWeb && (unwanted.test(base) || !/^[a-z][a-z0-9+.-]*:\/\//i.test(base))) return null
  if (/[\s<>"']/.test(base) || (isWeb && !URL.canParse(base))) return null
  const encoded = encodeURIComponent(uri)
  const once = isWeb || !isTelegramAndroid
  return { href: `${base}wc?uri=${once ? encoded : encodeURIComponent(encoded)}`, base }
}
