import type { Detail } from '@latchkey/testing/pairing'
import { signInDomain } from './signInDomain'

/** A text that signs somebody in at another place than the site's own is how such signatures are stolen. */
export function signInWarnings(details: readonly Detail[], host: string): readonly string[] {
  return details.flatMap((detail) => (detail.kind === 'text' ? warningsOf(detail.text, host) : []))
}

function warningsOf(text: string, host: string): readonly string[] {
  const domain = signInDomain(text)
  if (domain === undefined) return []
  const [, uri = ''] = /^URI: (.*)$/m.exec(text) ?? []
  const [, until = ''] = /^Expiration Time: (.*)$/m.exec(text) ?? []
  const target = hostOf(uri)
  return [
    ...(domain === host ? [] : [`This signs you in at ${domain}, but the site says it is ${host}.`]),
    ...(target === null || target === domain ? [] : [`The text is for ${target}, not for ${domain}.`]),
    ...(Date.parse(until) < Date.now() ? ['The text has expired already.'] : []),
  ]
}

function hostOf(uri: string): string | null {
  try {
    return new URL(uri).host || null
  } catch {
    // No address: then it is for none.
    return null
  }
}
