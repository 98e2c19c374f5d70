import { formatNumber } from './formatNumber'
import type { DecimalInput } from './readDecimal'

/** [FMT-4] A balance with 2 decimals, en-US, followed by the symbol when there is one. @throws invalidNumber */
export function formatBalance(value: DecimalInput | null | undefined, symbol?: string): string {
  const text = formatNumber(value)
  return symbol ? `${text} ${symbol}` : text
}
