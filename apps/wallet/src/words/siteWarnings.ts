/** What an address says against a site by itself; who it really is, nobody can check from here. */
export function siteWarnings(url: string): readonly string[] {
  let address: URL
  try {
    address = new URL(url)
  } catch {
    // No address at all.
    return ['This site does not say where it is.']
  }
  const { protocol, hostname } = address
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost')
  if (protocol !== 'https:' && !isLocal)
    return ['This site is not encrypted: others can change what it says.']
  if (hostname.split('.').some((label) => label.startsWith('xn--')))
    return ['The address has letters of another alphabet, which can look like a site you know.']
  return []
}
