/** Warns about a site's URL. The wallet can't check who the site really is. */
export function siteWarnings(url: string): readonly string[] {
  let address: URL
  try {
    address = new URL(url)
  } catch {
    // Not a URL.
    return ['This site doesn’t say where it is.']
  }
  const { protocol, hostname } = address
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost')
  if (protocol !== 'https:' && !isLocal)
    return ['This site isn’t encrypted. Others can change what it shows.']
  if (hostname.split('.').some((label) => label.startsWith('xn--')))
    return ['The address contains letters from another alphabet, which can imitate a site you know.']
  return []
}
