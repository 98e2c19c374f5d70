import { signInDomains } from '@latchkey/protocol'
import type { Detail } from '@latchkey/testing/pairing'
import { signInOf } from './signInOf'

/** Warns about a sign-in for another domain, which is how signatures get stolen. */
export function signInWarnings(details: readonly Detail[], host: string): readonly string[] {
  return details.flatMap((detail) => (detail.kind === 'text' ? warningsOf(detail, host) : []))
}

function warningsOf(detail: Detail & { readonly kind: 'text' }, host: string): readonly string[] {
  const { text } = detail
  const domains = signInDomains(text)
  if (domains.length === 0) return []
  const data = signInOf([detail])
  // A site writes some lines itself and may repeat one. In an unparsable text, the last one counts.
  const uri = data ? data.uri : lastLine(text, 'URI')
  const until = data ? (data.expirationTime ?? '') : lastLine(text, 'Expiration Time')
  const target = hostOf(uri)
  return [
    ...domains
      .filter((domain) => domain !== host)
      .map((domain) => `This signs you in at ${domain}, but the site says it is ${host}.`),
    ...(target === null || domains.includes(target)
      ? []
      : [`The text is for ${target}, not for ${domains.join(', ')}.`]),
    ...(Date.parse(until) < Date.now() ? ['The text has already expired.'] : []),
  ]
}

function lastLine(text: string, name: string): string {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}: `))
  return lines.at(-1)?.slice(name.length + 2) ?? ''
}

function hostOf(uri: string): string | null {
  try {
    return new URL(uri).host || null
  } catch {
    // Not a URL, so it's for no site.
    return null
  }
}
