import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '../crypto/base64'

/** Builds the link that opens a wallet with a request, or null if the wallet's link is unsafe. */
export function requestLink(
  href: string,
  request: { readonly id: number; readonly topic: string },
): string | null {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(href) || isUnsafe(href)) return null
  const query = `requestId=${request.id}&sessionTopic=${request.topic}`
  if (href.startsWith('https://t.me'))
    return `${href}${href.includes('?') ? '&' : '?'}startapp=${base64.encodeBare(utf8ToBytes(query))}`
  // `walletx://` loses one slash, which the path adds again.
  return `${href.replace(/\/$/, '')}/wc?${query}`
}

/** Schemes that run, read or show something in the page, and insecure links; both may come from lists and storage. */
function isUnsafe(href: string): boolean {
  if (/^http:/i.test(href)) return !/^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/i.test(href)
  return /^(javascript|data|vbscript|file|blob|about|filesystem|view-source):/i.test(href)
}
