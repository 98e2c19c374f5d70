import { invalidDecimalPlaces } from '../errors/decimal'
import { checkedPlaces } from './checkedPlaces'
import { readDecimal } from './readDecimal'

/** [FMT-7] A decimal text in the smallest unit, exact; digits beyond it are refused. @throws invalidNumber, invalidDecimalPlaces */
export function toBaseUnits(text: string, decimals: number): bigint {
  const { units, scale } = readDecimal(text)
  const missing = checkedPlaces(decimals) - scale
  const step = 10n ** BigInt(Math.abs(missing))
  if (missing >= 0) return units * step
  if (units % step !== 0n) throw invalidDecimalPlaces({ places: scale })
  return units / step
}
