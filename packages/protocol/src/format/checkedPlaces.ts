import { invalidDecimalPlaces } from '../errors/decimal'

/** [FMT-7] A count of decimal places that can be used; no token has more than 255 (they are a uint8). @throws invalidDecimalPlaces */
export function checkedPlaces(places: number): number {
  if (!Number.isInteger(places) || places < 0 || places > 255) throw invalidDecimalPlaces({ places })
  return places
}
