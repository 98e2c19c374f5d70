/** Converts a CAIP-2 id or chain reference to a hex chain id. */
export function toHexChain(chain: string): string {
  return `0x${Number(chain.split(':').at(-1)).toString(16)}`
}
