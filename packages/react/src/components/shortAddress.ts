/** [FMT-1] The beginning and the end of an address; what is short already stays whole. */
export function shortAddress(address: string, start = 4, end = 6): string {
  if (address.length <= start + end + 1) return address
  return `${address.slice(0, start)}…${address.slice(address.length - end)}`
}
