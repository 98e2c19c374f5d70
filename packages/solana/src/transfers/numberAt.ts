/** A number as Solana's programs write it: little-endian, of so many bytes. Bytes past the end are zero. */
export function numberAt(data: Uint8Array, at: number, bytes: number): bigint {
  let value = 0n
  for (let index = bytes - 1; index >= 0; index -= 1) value = (value << 8n) | BigInt(data[at + index] ?? 0)
  return value
}
