/** [FMT-1] The first 4 and the last 6 characters of an address; what is that short already stays whole. */
export function formatAddress(address: string): string {
  return address.length > 11 ? `${address.slice(0, 4)}…${address.slice(-6)}` : address
}
