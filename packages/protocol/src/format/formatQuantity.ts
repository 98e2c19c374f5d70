import type { DecimalInput } from './readDecimal'
import { toFixedText } from './toFixedText'

/** [FMT-2] A quantity of a token with 3 decimals; zero when missing. @throws invalidNumber */
export function formatQuantity(value: DecimalInput | null | undefined): string {
  return toFixedText(value === '' || value == null ? 0n : value, 3)
}
