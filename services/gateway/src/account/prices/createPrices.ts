import type { Currency } from '@latchkey/protocol'
import { createCache } from '../../cache/createCache'
import { refusals } from '../../http/refusals'
import type { Token } from '../Token'
import type { PriceSource } from './PriceSource'

/** The known prices of some tokens. */
export type KnownPrices = {
  /** By the token's id. */
  readonly prices: ReadonlyMap<string, number>
  /** Whether a source failed, so more may be known later. */
  readonly hasFailed: boolean
}

/** Looks up token prices. */
export type Prices = {
  /** Returns prices in a currency; tokens of test networks have none. @throws unsupportedCurrency */
  read(tokens: readonly Token[], currency: Currency): Promise<KnownPrices>
}

/** What prices are made from. */
export type PricesOptions = {
  /** The first source that knows a token wins. */
  readonly sources: readonly PriceSource[]
  /** USD per unit of other currencies, by their code in capital letters. */
  readonly rates: Readonly<Record<string, number>>
  readonly now: () => number
}

const lifetimeMs = 60_000

/** Combines several price sources, and caches prices for a minute. */
export function createPrices({ sources, rates, now }: PricesOptions): Prices {
  const kept = createCache<{ readonly usd: number | undefined }>({ now, most: 20_000 })

  const readFresh = async (tokens: readonly Token[]): Promise<boolean> => {
    let rest = tokens
    let hasFailed = false
    for (const source of sources) {
      if (rest.length === 0) break
      try {
        const found = await source(rest)
        for (const [id, usd] of found) kept.set(id, { usd }, lifetimeMs)
        rest = rest.filter(({ id }) => !found.has(id))
      } catch {
        // The next source may know; the caller decides whether that is enough.
        hasFailed = true
      }
    }
    if (!hasFailed) for (const { id } of rest) kept.set(id, { usd: undefined }, lifetimeMs)
    return hasFailed && rest.length > 0
  }

  return {
    async read(tokens, currency) {
      const rate = currency === 'usd' ? 1 : rates[currency.toUpperCase()]
      if (!rate) throw refusals.unsupportedCurrency({ currency })
      const priced = tokens.filter(({ chain }) => !chain.testnet)
      const missing = priced.filter(({ id }) => !kept.get(id))
      const hasFailed = missing.length > 0 && (await readFresh(missing))
      const prices = priced.flatMap(({ id }) => {
        const usd = kept.get(id)?.usd
        return usd === undefined ? [] : [[id, Number((usd / rate).toPrecision(12))] as const]
      })
      return { prices: new Map(prices), hasFailed }
    },
  }
}
