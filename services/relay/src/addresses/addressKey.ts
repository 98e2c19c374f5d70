import { isIPv4, isIPv6 } from 'node:net'

/** The key of everybody whose address can't be read: they share one limit instead of escaping all. */
const unknownAddress = 'unknown'

const groupBits = 16

/**
 * Returns the key by which limits count an address, so that no other spelling of it is another client: without port,
 * brackets and zone, IPv4 as IPv4 wherever it is mapped, and IPv6 by its first bits, since one line gets a whole /64.
 */
export function addressKey(text: string | undefined, ipv6Prefix: number): string {
  const told = (text ?? '').trim()
  if (isIPv4(told)) return told
  const address = withoutPort(told)
  if (isIPv4(address)) return address
  // With a zone the address is local to a link, and the zone only names the interface.
  const plain = address.split('%', 1)[0] ?? ''
  if (!isIPv6(plain)) return unknownAddress
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  return `${masked(groups, ipv6Prefix)}/${ipv6Prefix}`
}

/** Some proxies write the port of the client too: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
function withoutPort(text: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? []
  return bracketed ?? dotted ?? text
}

/** Returns the eight groups of a valid IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  )
  const [head = '', tail = ''] = hexadecimal.split('::')
  const read = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const [before, after] = [read(head), read(tail)]
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after]
}

function masked(groups: readonly number[], prefix: number): string {
  return groups
    .slice(0, Math.ceil(prefix / groupBits))
    .map((group, index) => {
      const kept = Math.min(groupBits, prefix - index * groupBits)
      return (group & ~(0xffff >> kept)).toString(16)
    })
    .join(':')
}
