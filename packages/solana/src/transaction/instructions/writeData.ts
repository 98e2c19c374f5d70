/** Writes numbers as Solana's programs read them: little-endian, each with its size in bytes. */
export function writeData(...parts: readonly (readonly [value: bigint, bytes: number])[]): Uint8Array {
  const bytes = parts.flatMap(([value, length]) =>
    Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn)),
  )
  return Uint8Array.from(bytes)
}
