/** The supported currencies for prices. */
export const currencies = ['usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy', 'btc', 'eth'] as const

/** One of {@link currencies}. */
export type Currency = (typeof currencies)[number]
