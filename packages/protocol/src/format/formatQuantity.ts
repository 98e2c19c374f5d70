import type { DecimalInput } from './readDecimal'
import { toFixedText } from './toFixedText'

/** [FMT-2] Formats a token quantity with 3 decimals. A missing value becomes zero. @throws invalidNumber */
export function formatQuantity(value: DecimalInput | null | undefined): string {
  return toFixedText(value === '' || value == null ? 0n : value, 3)
}
