/** Returns what names a permission to the site (`context` of ERC-7715): its id in hexadecimal. */
export function contextOf(id: string): string {
  return `0x${id.replaceAll('-', '')}`
}
