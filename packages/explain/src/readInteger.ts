/** Reads an integer as wallets do: a number, or text in decimal or hexadecimal. */
export function readInteger(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string' || value.length > 80) return undefined
  return /^(-?\d+|0x[0-9a-f]+)$/i.test(value) ? BigInt(value) : undefined
}
