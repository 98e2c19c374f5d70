/** Numbers one after the other as Solana's programs read them: little-endian, each of as many bytes as it says. */
export function writeData(...parts: readonly (readonly [value: bigint, bytes: number])[]): Uint8Array {
  const bytes = parts.flatMap(([value, length]) =>
    Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn)),
  )
  return Uint8Array.from(bytes)
}
