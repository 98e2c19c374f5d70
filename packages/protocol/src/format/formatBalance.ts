import { formatNumber } from './formatNumber'
import type { DecimalInput } from './readDecimal'

/** [FMT-4] Formats a balance with 2 decimals (en-US), followed by the symbol if given. @throws invalidNumber */
export function formatBalance(value: DecimalInput | null | undefined, symbol?: string): string {
  const text = formatNumber(value)
  return symbol ? `${text} ${symbol}` : text
}
