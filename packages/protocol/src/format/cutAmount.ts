import { fromBaseUnits } from './fromBaseUnits'

/**
 * Returns an amount with a few decimals, for a line of text. It's cut and never rounded up, so it names no more than there
 * is. Below one, zeros after the point don't count: a small amount must not read as nothing.
 */
export function cutAmount(units: bigint, decimals: number, places: number): string {
  const [whole = '0', fraction = ''] = fromBaseUnits(units, decimals).split('.')
  const zeros = whole === '0' ? fraction.search(/[^0]|$/) : 0
  const kept = fraction.slice(0, zeros + places).replace(/0+$/, '')
  return kept ? `${whole}.${kept}` : whole
}
