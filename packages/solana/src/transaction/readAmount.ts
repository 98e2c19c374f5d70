import { sendIncomplete } from '@latchkey/protocol'

const most = 2n ** 64n - 1n

/** Parses an amount in the smallest unit: positive, and at most 64 bits. @throws sendIncomplete */
export function readAmount(value: unknown): bigint {
  if (typeof value !== 'bigint' || value <= 0n || value > most) throw sendIncomplete()
  return value
}
