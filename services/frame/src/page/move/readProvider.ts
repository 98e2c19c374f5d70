/**
 * Reads the address of another provider's frame as a visitor types it, and returns its origin. Only secure pages can be
 * one, and pages of this machine. Returns null for anything else.
 */
export function readProvider(text: string): string | null {
  const typed = text.trim()
  const full = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(full)) return null
  const { protocol, hostname, origin, username, password } = new URL(full)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
  // Browsers take any words for a name. A page that others can reach has a dot in its name.
  const isName = isLocal || /^[\w-]+(\.[\w-]+)+$/.test(hostname)
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLocal)
  return isSecure && username === '' && password === '' && isName ? origin : null
}
