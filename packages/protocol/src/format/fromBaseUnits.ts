import { checkedPlaces } from './checkedPlaces'

/** [FMT-7] Converts an amount in the smallest unit to an exact decimal text without trailing zeros. @throws invalidDecimalPlaces */
export function fromBaseUnits(value: bigint, decimals: number): string {
  const digits = `${value < 0n ? -value : value}`.padStart(checkedPlaces(decimals) + 1, '0')
  const point = digits.length - decimals
  const part = digits.slice(point).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, point)}${part && `.${part}`}`
}
