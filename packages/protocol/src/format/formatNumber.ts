import type { DecimalInput } from './readDecimal'
import { toFixedText } from './toFixedText'

/** [FMT-3] Formats a number with 2 decimals by default and en-US grouping. A missing value becomes zero. @throws invalidNumber */
export function formatNumber(value: DecimalInput | null | undefined, places = 2): string {
  // Not by Intl: older browsers turn decimal texts into floats.
  const text = toFixedText(value === '' || value == null ? 0n : value, places)
  const [whole = '', part] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return part === undefined ? grouped : `${grouped}.${part}`
}
