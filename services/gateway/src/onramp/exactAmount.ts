import { toBaseUnits } from '@latchkey/protocol'

/** More places than any currency has. */
const places = 8

/** Returns an amount of money in its smallest part, to compare it exactly. */
export function exactAmount(text: string): bigint {
  return toBaseUnits(text, places)
}
