import { toDeepLink } from '../pairing/toDeepLink'

/** Where a template takes a part of the page's address. */
const place = /\{(\w+)\}/g

/**
 * [WC-1] The link that opens this page in the browser of a wallet's app, which needs no pairing; null if the wallet has
 * none or the page has no address that an app on a phone could open.
 */
export function toBrowserLink(template: string | undefined, page: string): string | null {
  if (!template || !URL.canParse(page)) return null
  const url = new URL(page)
  // The link leaves the page, so a password in the address stays behind.
  url.username = ''
  url.password = ''
  const isSecure = url.protocol === 'https:'
  if (!isSecure && url.protocol !== 'http:') return null
  // Wallets that take the address without its scheme add `https://`.
  if (!isSecure && template.includes('{bare}')) return null
  // Some wallets take the address inside JSON, where a backslash would change it.
  const href = url.href.replaceAll('\\', '%5C')
  const encoded = encodeURIComponent(href)
  const values: { readonly [name: string]: string } = {
    url: encoded,
    urlTwice: encodeURIComponent(encoded),
    bare: href.slice('https://'.length),
    origin: encodeURIComponent(url.origin),
  }
  // The registry of others may hold a scheme that runs code. The scheme is the template's own, not part of the page's.
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(template) || !toDeepLink(template.replaceAll(place, ''), ''))
    return null
  const link = template.replaceAll(place, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  )
  if (!URL.canParse(link)) return null
  const { username, password } = new URL(link)
  return username || password ? null : link
}
