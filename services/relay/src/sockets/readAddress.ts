import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/**
 * Returns the key of a client's address: without port, IPv4 as such even inside IPv6, and the network of an IPv6
 * address, since one customer has all addresses of a /64. Trusts only as many list entries as there are proxies.
 */
export function readAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const list = [headers['x-forwarded-for']].flat().join(',').split(',')
  const told = proxies > 0 ? list.at(-proxies)?.trim() : undefined
  return keyOf(told ? told.slice(0, 64) : (socket.remoteAddress ?? 'unknown'))
}

function keyOf(text: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = bare.replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return text
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped)
    return `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')}::/64`
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Returns the eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser writes every form in one way, without dots.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [first, last] = [read(left), read(right ?? '')]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
