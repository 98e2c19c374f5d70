import { type OriginParts, parseOrigin } from './parseOrigin'

/**
 * Whether a page may use a project: `https://*.example.com` allows every host below, not the host itself, and `:*` any
 * port. Parts are compared one by one, so that no part of an origin can pose as another.
 */
export function isOriginAllowed(allowed: readonly string[], origin: string | null): boolean {
  if (allowed.length === 0) return true
  // Servers and apps send none; they could send any.
  if (origin === null) return true
  const asked = parseOrigin(origin)
  // A star is for the operator to write, never for a caller.
  if (!asked || origin.includes('*')) return false
  return allowed.some((text) => {
    const pattern = parseOrigin(text)
    return pattern !== undefined && fits(pattern, asked)
  })
}

function fits(pattern: OriginParts, asked: OriginParts): boolean {
  return (
    pattern.scheme === asked.scheme &&
    (pattern.port === asked.port || (pattern.port === '*' && asked.port !== '')) &&
    hostFits(pattern.host, asked.host)
  )
}

function hostFits(pattern: string, host: string): boolean {
  if (!pattern.startsWith('*.')) return pattern === host && !pattern.includes('*')
  const below = pattern.slice(1)
  // A star anywhere else than in front would let someone else's domain in: it fits nothing.
  return !below.includes('*') && host.endsWith(below) && host.length > below.length
}
