import { invalidNumber } from '@latchkey/protocol'

/** A number in JSON-RPC form. @throws invalidNumber when it is negative or has a fraction */
export function toHex(value: bigint | number): `0x${string}` {
  if (value < 0 || (typeof value === 'number' && !Number.isSafeInteger(value)))
    throw invalidNumber({ value: `${value}` })
  return `0x${value.toString(16)}`
}
