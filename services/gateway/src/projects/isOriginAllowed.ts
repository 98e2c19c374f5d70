import { type OriginParts, parseOrigin } from './parseOrigin'

/**
 * Whether a page may use a project. `https://*.example.com` allows all subdomains but not the domain itself, and `:*`
 * any port. Compares part by part, so no part of an origin can pose as another.
 */
export function isOriginAllowed(allowed: readonly string[], origin: string | null): boolean {
  if (allowed.length === 0) return true
  // Servers and apps send none; they could send any.
  if (origin === null) return true
  const asked = parseOrigin(origin)
  // Only operators may use a star, never a caller.
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
  // A star in another place would allow someone else's domain, so it matches nothing.
  return !below.includes('*') && host.endsWith(below) && host.length > below.length
}
