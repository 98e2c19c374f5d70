import { invalidProject } from './errors'
import { parseOrigin } from './parseOrigin'

const usualPorts: Readonly<Record<string, string>> = { http: '80', https: '443' }

/**
 * An origin that an operator allows, in the form that browsers send: lower case, punycode, no port where it is the usual
 * one. A star may stand for the labels in front of a domain and for the port. @throws invalidProject
 */
export function readOriginPattern(text: string): string {
  const refuse = (reason: string) => invalidProject({ what: 'origin', value: text, reason })
  const [, scheme = '', star = '', rest = '', port = ''] =
    /^([a-z][a-z0-9+.-]*):\/\/(\*\.)?([^/?#@\\\s*]+?)(?::(\d{1,5}|\*))?\/?$/i.exec(text.trim()) ?? []
  if (!rest)
    throw refuse('it must look like https://example.com, https://*.example.com or http://localhost:*')
  const host = toAscii(rest)
  if (!host) throw refuse('its host is none')
  if (port !== '*' && Number(port) > 65_535) throw refuse('there is no such port')
  const kept = port === usualPorts[scheme.toLowerCase()] ? '' : port
  const pattern = `${scheme.toLowerCase()}://${star}${host}${kept ? `:${kept}` : ''}`
  if (!parseOrigin(pattern)) throw refuse('no browser sends such an origin')
  return pattern
}

function toAscii(host: string): string | undefined {
  // The host of an http address is what the platform makes of it: punycode, and numbers as addresses.
  return URL.canParse(`http://${host}/`) ? new URL(`http://${host}/`).hostname : undefined
}
