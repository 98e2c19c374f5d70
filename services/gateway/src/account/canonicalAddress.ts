/** An address as sources write it: segwit addresses of Bitcoin may come in capital letters, which mean nothing. */
export function canonicalAddress(address: string): string {
  return /^(bcrt|bc|tb)1/i.test(address) ? address.toLowerCase() : address
}
