import { Decimal, toBaseUnits } from '@latchkey/protocol'

/** Returns an amount in smallest units; digits beyond them are cut, never rounded up. */
export function cutToUnits(text: string, decimals: number): bigint {
  return toBaseUnits(Decimal.from(text).round(decimals, 'down').toString(), decimals)
}
