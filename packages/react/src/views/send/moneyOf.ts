import { Decimal, fromBaseUnits } from '@latchkey/protocol'

/** What an amount in the smallest unit is worth, for display only; undefined without a price. */
export function moneyOf(units: bigint, decimals: number, price: number | null): number | undefined {
  if (price === null || !(price > 0) || !Number.isFinite(price)) return undefined
  return Number(Decimal.from(fromBaseUnits(units, decimals)).times(`${price}`).toString())
}
