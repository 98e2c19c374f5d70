import { sendIncomplete } from '@latchkey/protocol'

const most = 2n ** 64n - 1n

/** An amount in the smallest unit: more than nothing, and no more than the chain can write. @throws sendIncomplete */
export function readAmount(value: unknown): bigint {
  if (typeof value !== 'bigint' || value <= 0n || value > most) throw sendIncomplete()
  return value
}
