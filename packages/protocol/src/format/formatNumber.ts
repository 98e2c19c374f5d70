import type { DecimalInput } from './readDecimal'
import { toFixedText } from './toFixedText'

/** [FMT-3] A number with 2 decimals unless told, grouped as in en-US; zero when missing. @throws invalidNumber */
export function formatNumber(value: DecimalInput | null | undefined, places = 2): string {
  // Grouped by hand: Intl takes decimal texts exactly only in newer browsers and makes them floats in the others.
  const text = toFixedText(value === '' || value == null ? 0n : value, places)
  const [whole = '', part] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return part === undefined ? grouped : `${grouped}.${part}`
}
