import { fromBaseUnits } from '@latchkey/protocol'
import { decimalMarkIn } from '../account/formatHeld'

/** Formats an amount in the smallest unit with all its decimals, in the visitor's language. */
export function formatExact(locale: string, units: bigint, decimals: number): string {
  const [whole = '0', fraction] = fromBaseUnits(units, decimals).split('.')
  // Not in one go: browsers that read the text as a float would lose digits.
  const format = new Intl.NumberFormat(locale)
  const digits = (fraction ?? '').replace(/\d/g, (digit) => format.format(Number(digit)))
  return format.format(BigInt(whole)) + (digits ? decimalMarkIn(locale) + digits : '')
}
