import { malformedAnswer } from '@latchkey/protocol'

/** A whole number from a node, as text if it is large; at most 64 bits. @throws malformedAnswer */
export function parseAmount(value: unknown, what: string): bigint {
  const isWhole =
    typeof value === 'number' ? Number.isSafeInteger(value) && value >= 0 : typeof value === 'string'
  if (!isWhole || !/^\d{1,20}$/.test(String(value))) throw malformedAnswer({ what })
  return BigInt(String(value))
}
