/** The chain id of an EVM chain in hexadecimal, from its CAIP-2 id or the part behind the colon. */
export function toHexChain(chain: string): string {
  return `0x${Number(chain.split(':').at(-1)).toString(16)}`
}
