import { invalidDecimalPlaces } from '../errors/decimal'
import { checkedPlaces } from './checkedPlaces'
import { readDecimal } from './readDecimal'

/** [FMT-7] Converts a decimal text to the smallest unit exactly. Digits beyond it throw. @throws invalidNumber, invalidDecimalPlaces */
export function toBaseUnits(text: string, decimals: number): bigint {
  const { units, scale } = readDecimal(text)
  const missing = checkedPlaces(decimals) - scale
  const step = 10n ** BigInt(Math.abs(missing))
  if (missing >= 0) return units * step
  if (units % step !== 0n) throw invalidDecimalPlaces({ places: scale })
  return units / step
}
