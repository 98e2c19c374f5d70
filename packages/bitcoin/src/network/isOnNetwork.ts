import type { BitcoinNetwork } from './bitcoinNetworks'

/** Whether a valid address belongs to a network; test networks share the oldest address formats. */
export function isOnNetwork(address: string, { prefix }: BitcoinNetwork): boolean {
  if (/^(bcrt|bc|tb)1/i.test(address)) return address.toLowerCase().startsWith(`${prefix}1`)
  return (prefix === 'bc' ? /^[13]/ : /^[mn2]/).test(address)
}
