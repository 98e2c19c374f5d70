/**
 * Whether a token was made for this relay. Without a configured address it must match the one the client used, which
 * keeps a page from replaying a token of another relay, since pages can't choose their Host header.
 */
export function createAudience(named: readonly string[]): (audience: string, host: string) => boolean {
  const known = new Set(named.map(withoutSlash))
  return (audience, host) => {
    if (known.size > 0) return known.has(withoutSlash(audience))
    if (!URL.canParse(audience)) return false
    const url = new URL(audience)
    return ['ws:', 'wss:', 'http:', 'https:'].includes(url.protocol) && url.host === host.toLowerCase()
  }
}

function withoutSlash(text: string): string {
  return text.endsWith('/') ? text.slice(0, -1) : text
}
