import { checkedPlaces } from './checkedPlaces'
import { type DecimalInput, readDecimal } from './readDecimal'

/** [FMT-7] Formats a number with exactly this many decimal places, rounding halves away from zero. @throws invalidNumber, invalidDecimalPlaces */
export function toFixedText(value: DecimalInput, places: number): string {
  const { units, scale } = readDecimal(value)
  const size = units < 0n ? -units : units
  const drop = scale - checkedPlaces(places)
  const step = 10n ** BigInt(Math.abs(drop))
  const rounded = drop > 0 ? (size + step / 2n) / step : size * step
  const digits = rounded.toString().padStart(places + 1, '0')
  const text = places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits
  return units < 0n && rounded !== 0n ? `-${text}` : text
}
