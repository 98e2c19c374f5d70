import { requestInvalid } from '../../errors'

/** Reads a number as JSON-RPC writes it; undefined if it's missing. @throws requestInvalid */
export function readQuantity(value: unknown, name: string): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)) return BigInt(value)
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw requestInvalid({ reason: name })
}

/** Writes a number as JSON-RPC does. */
export function toQuantity(value: bigint): `0x${string}` {
  return `0x${value.toString(16)}`
}
