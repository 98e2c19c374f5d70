import type { Token } from '../Token'

/** Tells the prices of tokens in USD by the token's id; those that it does not know are not in the answer. */
export type PriceSource = (tokens: readonly Token[]) => Promise<ReadonlyMap<string, number>>
