import { Decimal } from '@latchkey/protocol'

/** Writes an amount of money with at most two more places than coins have. */
export function cutMoney(text: string): string {
  return Decimal.from(text).round(4, 'half-up').toString()
}
