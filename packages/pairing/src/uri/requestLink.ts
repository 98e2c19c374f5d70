import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '../crypto/base64'

/** The link that brings a wallet to the front with a request, or null where the wallet's own link is not to be trusted. */
export function requestLink(
  href: string,
  request: { readonly id: number; readonly topic: string },
): string | null {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(href) || isUnsafe(href)) return null
  const query = `requestId=${request.id}&sessionTopic=${request.topic}`
  if (href.startsWith('https://t.me'))
    return `${href}${href.includes('?') ? '&' : '?'}startapp=${base64.encodeBare(utf8ToBytes(query))}`
  // `walletx://` stays as it is but for one slash, which the path brings back.
  return `${href.replace(/\/$/, '')}/wc?${query}`
}

/** Schemes that run, read or show something in the page itself, and links that are not secure; both come from lists and storage. */
function isUnsafe(href: string): boolean {
  if (/^http:/i.test(href)) return !/^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/i.test(href)
  return /^(javascript|data|vbscript|file|blob|about|filesystem|view-source):/i.test(href)
}
