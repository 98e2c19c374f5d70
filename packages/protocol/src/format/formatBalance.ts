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

/** [FMT-4] Formats a balance with 2 decimals (en-US), followed by the symbol if given. @throws invalidNumber */
export function formatBalance(value: DecimalInput | null | undefined, symbol?: string): string {
  const text = formatNumber(value)
  return symbol ? `${text} ${symbol}` : text
}

/** [FMT-2] Formats a token quantity with 3 decimals. A missing value becomes zero. @throws invalidNumber */
export function formatQuantity(value: DecimalInput | null | undefined): string {
  return toFixedText(value === '' || value == null ? 0n : value, 3)
}
