import { fromBaseUnits, type Portfolio } from '@latchkey/protocol'
import type { Holding } from '../account/BalanceSource'

/** A past change of an amount. */
export type AmountChange = { readonly tokenId: string; readonly seconds: number; readonly amount: bigint }

const daySeconds = 86_400

/** Returns the value at the end of each of the last days, at today's prices, working back from the current balance. */
export function derivePortfolio(
  holdings: readonly Holding[],
  changes: readonly AmountChange[],
  prices: ReadonlyMap<string, number>,
  days: number,
  nowSeconds: number,
): Portfolio['points'] {
  const today = Math.floor(nowSeconds / daySeconds)
  return Array.from({ length: days }, (_, at) => today - days + 1 + at).map((day) => {
    const end = (day + 1) * daySeconds
    const value = holdings.reduce((sum, { token, amount }) => {
      const later = changes.filter(({ tokenId, seconds }) => tokenId === token.id && seconds >= end)
      const then = later.reduce((left, change) => left - change.amount, amount)
      // Fees aren't among the changes, so a little may be missing.
      const held = then < 0n ? 0n : then
      return sum + Number(fromBaseUnits(held, token.decimals)) * (prices.get(token.id) ?? 0)
    }, 0)
    return {
      day: new Date(day * daySeconds * 1000).toISOString().slice(0, 10),
      value: Number(value.toPrecision(12)),
    }
  })
}
