import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose registries: this host, private, shared, loopback, link-local, documentation, multicast, reserved. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Special ranges inside 2000::/3: Teredo, benchmarking, documentation, and 6to4, which wraps an IPv4 address. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

/** Whether an IP address belongs to the public internet, not to this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !listOf(special4, 'ipv4').check(address, 'ipv4')
  if (version !== 6) return false
  // The public internet is all in 2000::/3; addresses that map IPv4 are not.
  return (
    listOf(['2000::/3'], 'ipv6').check(address, 'ipv6') && !listOf(special6, 'ipv6').check(address, 'ipv6')
  )
}

function listOf(ranges: readonly string[], type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits), type)
  }
  return list
}
