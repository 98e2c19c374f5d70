import { invalidProject } from './errors'
import { parseOrigin } from './parseOrigin'

const usualPorts: Readonly<Record<string, string>> = { http: '80', https: '443' }

/**
 * Normalises an allowed origin to the form that browsers send: lower case, punycode, no default port. A star may stand
 * for leading labels and for the port. @throws invalidProject
 */
export function readOriginPattern(text: string): string {
  const refuse = (reason: string) => invalidProject({ what: 'origin', value: text, reason })
  const [, scheme = '', star = '', rest = '', port = ''] =
    /^([a-z][a-z0-9+.-]*):\/\/(\*\.)?([^/?#@\\\s*]+?)(?::(\d{1,5}|\*))?\/?$/i.exec(text.trim()) ?? []
  if (!rest) throw refuse('use a form like https://example.com, https://*.example.com or http://localhost:*')
  const host = toAscii(rest)
  if (!host) throw refuse('invalid host')
  if (port !== '*' && Number(port) > 65_535) throw refuse('invalid port')
  const kept = port === usualPorts[scheme.toLowerCase()] ? '' : port
  const pattern = `${scheme.toLowerCase()}://${star}${host}${kept ? `:${kept}` : ''}`
  if (!parseOrigin(pattern)) throw refuse('no browser sends such an origin')
  return pattern
}

function toAscii(host: string): string | undefined {
  // The platform normalises the host of an http URL: punycode, and numbers as addresses.
  return URL.canParse(`http://${host}/`) ? new URL(`http://${host}/`).hostname : undefined
}
