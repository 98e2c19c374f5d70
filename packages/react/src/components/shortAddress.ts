/** [FMT-1] Returns the start and end of an address; a short one stays whole. */
export function shortAddress(address: string, start = 4, end = 6): string {
  if (address.length <= start + end + 1) return address
  return `${address.slice(0, start)}…${address.slice(address.length - end)}`
}
