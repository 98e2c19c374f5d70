import type { Chain } from '../config/chainSchema'
import type { TokenFacts } from './readTokenFacts'

/** The known facts of a token: its own, or the operator's. */
export type KnownFacts = TokenFacts & { readonly isListed: boolean }

/** Merges what tokens say about themselves with the operator's configuration, which wins. */
export function mergeTokenFacts(
  chain: Chain,
  told: ReadonlyMap<string, TokenFacts>,
): Map<string, KnownFacts> {
  const collections = new Set(chain.collections.map((address) => address.toLowerCase()))
  const facts = new Map(
    [...told].map(([address, own]) => [address, { ...own, isListed: collections.has(address) }]),
  )
  for (const { address, name, symbol, decimals } of chain.tokens)
    facts.set(address.toLowerCase(), { name, symbol, decimals, isListed: true })
  return facts
}
