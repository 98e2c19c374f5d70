import { malformedAnswer } from '@latchkey/protocol'

/** A number as nodes write it: 0x and hexadecimal digits, at most 256 bits. @throws malformedAnswer */
export function parseQuantity(value: unknown, what: string): bigint {
  if (typeof value !== 'string' || !/^0x[\da-f]{1,64}$/i.test(value)) throw malformedAnswer({ what })
  return BigInt(value)
}
