/** Returns an address as sources write it: segwit addresses may come in capital letters, which have no meaning. */
export function canonicalAddress(address: string): string {
  return /^(bcrt|bc|tb)1/i.test(address) ? address.toLowerCase() : address
}
