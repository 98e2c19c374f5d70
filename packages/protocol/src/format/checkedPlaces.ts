import { invalidDecimalPlaces } from '../errors/decimal'

/** [FMT-7] Checks a number of decimal places. Tokens store it as a uint8, so 255 is the maximum. @throws invalidDecimalPlaces */
export function checkedPlaces(places: number): number {
  if (!Number.isInteger(places) || places < 0 || places > 255) throw invalidDecimalPlaces({ places })
  return places
}
