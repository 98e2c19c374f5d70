import type { Namespace } from './namespaces'

/** An address with the letter case removed where it carries no meaning: in hexadecimal, and in bech32. */
export function comparableAddress(namespace: Namespace | (string & {}), address: string): string {
  const isCaseless = namespace === 'eip155' || (namespace === 'bip122' && /^(?:bc|tb|bcrt)1/i.test(address))
  return isCaseless ? address.toLowerCase() : address
}

/** Whether two addresses of a family are written for the same account: the one rule, for pages and servers alike. */
export function isSameAddress(namespace: Namespace | (string & {}), one: string, other: string): boolean {
  return comparableAddress(namespace, one) === comparableAddress(namespace, other)
}
