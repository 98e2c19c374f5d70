/** The currencies that values can be told in. */
export const currencies = ['usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy', 'btc', 'eth'] as const

/** One of {@link currencies}. */
export type Currency = (typeof currencies)[number]
