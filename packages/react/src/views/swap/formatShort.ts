import { fromBaseUnits } from '@latchkey/protocol'
import { formatExact } from '../send/formatExact'

/** As many decimals of an expected amount as tell anything. */
const shown = 6

/** [SWP-2] Formats an amount with six decimals at most, rounded down: nobody gets more than shown. Tiny ones keep their digits. */
export function formatShort(locale: string, units: bigint, decimals: number): string {
  const drop = decimals > shown ? 10n ** BigInt(decimals - shown) : 1n
  const cut = units - (units % drop)
  return formatExact(locale, cut === 0n ? units : cut, decimals)
}

/** The same as plain text with a dot, as a field has it. */
export function shortText(units: bigint, decimals: number): string {
  const drop = decimals > shown ? 10n ** BigInt(decimals - shown) : 1n
  const cut = units - (units % drop)
  return fromBaseUnits(cut === 0n ? units : cut, decimals)
}
