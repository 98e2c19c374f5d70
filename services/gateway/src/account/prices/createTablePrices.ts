import type { PriceSource } from './PriceSource'

/** Returns prices from the operator's table, by symbol. */
export function createTablePrices(table: Readonly<Record<string, number>>): PriceSource {
  const prices = new Map(Object.entries(table))
  return async (tokens) =>
    new Map(
      tokens.flatMap(({ id, symbol }) => {
        const price = prices.get(symbol) ?? prices.get(symbol.toUpperCase())
        return price === undefined ? [] : [[id, price] as const]
      }),
    )
}
