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
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLocal)
  return isSecure && username === '' && password === '' && hostname.length > 0 ? origin : null
}
