import type { BitcoinNetwork } from './bitcoinNetworks'

/** Whether a valid address is one of a network; the test networks share the forms of the oldest addresses. */
export function isOnNetwork(address: string, { prefix }: BitcoinNetwork): boolean {
  if (/^(bcrt|bc|tb)1/i.test(address)) return address.toLowerCase().startsWith(`${prefix}1`)
  return (prefix === 'bc' ? /^[13]/ : /^[mn2]/).test(address)
}
