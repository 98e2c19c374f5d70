/** Cuts an address into groups of four, which can be compared. */
export function groupAddress(address: string): readonly string[] {
  return address.match(/^0x|.{1,4}/g) ?? []
}
