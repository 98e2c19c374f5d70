/** What a token calls itself and where its point is. */
export type TokenFacts = { readonly symbol: string; readonly decimals: number }
