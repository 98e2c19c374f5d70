import type { Token } from '../Token'

/** Returns prices in USD by token id, leaving out unknown tokens. */
export type PriceSource = (tokens: readonly Token[]) => Promise<ReadonlyMap<string, number>>
