import type { Chain } from '../config/chainSchema'
import type { TokenFacts } from './readTokenFacts'

/** What is known of a token: what it says of itself, or what the operator says of it. */
export type KnownFacts = TokenFacts & { readonly isListed: boolean }

/** What tokens say of themselves, and in its place what the operator says of those in the configuration. */
export function listFacts(chain: Chain, told: ReadonlyMap<string, TokenFacts>): Map<string, KnownFacts> {
  const collections = new Set(chain.collections.map((address) => address.toLowerCase()))
  const facts = new Map(
    [...told].map(([address, own]) => [address, { ...own, isListed: collections.has(address) }]),
  )
  for (const { address, name, symbol, decimals } of chain.tokens)
    facts.set(address.toLowerCase(), { name, symbol, decimals, isListed: true })
  return facts
}
