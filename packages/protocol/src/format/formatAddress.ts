/** [FMT-1] Shortens an address to its first 4 and last 6 characters. Short texts stay whole. */
export function formatAddress(address: string): string {
  return address.length > 11 ? `${address.slice(0, 4)}…${address.slice(-6)}` : address
}
