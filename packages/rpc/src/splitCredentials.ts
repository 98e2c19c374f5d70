import { networkFailure } from '@latchkey/protocol'

/** A URL without its credentials, and the header that carries them instead. */
export type SplitUrl = { readonly url: string; readonly authorization?: string }

/** Some passwords contain a percent sign that escapes nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Moves `user:password@` from a URL to a header: `fetch` rejects such a URL, and its error quotes it whole. What
 * isn't the URL of a node, but may contain credentials, is rejected without being quoted. @throws networkFailure
 */
export function splitCredentials(given: string): SplitUrl {
  if (!given.includes('@')) return { url: given }
  // A relative URL has no credentials, and the page's own address completes it.
  if (given.startsWith('/') && !given.startsWith('//')) return { url: given }
  if (!URL.canParse(given) || !/^https?:/i.test(given.trim())) throw networkFailure()
  const url = new URL(given)
  const { username, password } = url
  if (!username && !password) return { url: given }
  url.username = ''
  url.password = ''
  const pair = new TextEncoder().encode(`${decode(username)}:${decode(password)}`)
  return { url: url.href, authorization: `Basic ${btoa(String.fromCharCode(...pair))}` }
}
