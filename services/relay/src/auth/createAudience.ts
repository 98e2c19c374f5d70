/**
 * Whether a token was made for this relay. Where the operator names no address, it is the one that the client asked for:
 * enough to keep a token of another relay from being shown here by a page, which can't choose its Host.
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
