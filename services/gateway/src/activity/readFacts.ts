import type { Chain } from '../config/chainSchema'
import type { Database } from '../database/Database'
import type { TokenFacts } from './readTokenFacts'
import type { Transfer } from './Transfer'

/** What is known of a token: what it says of itself, or what the operator says of it. */
export type KnownFacts = TokenFacts & { readonly isListed: boolean }

/** What is known of the tokens in some rows, by address. */
export async function readFacts(
  database: Database,
  chain: Chain,
  rows: readonly { readonly transfers: readonly Transfer[] }[],
): Promise<Map<string, KnownFacts>> {
  const tokens = [...new Set(rows.flatMap(({ transfers }) => transfers.flatMap(({ token }) => token ?? [])))]
  const told =
    tokens.length === 0
      ? []
      : await database.query<TokenFacts & { address: string }>(
          'select address, name, symbol, decimals from token_facts where chain = $1 and address = any($2::text[])',
          [chain.id, tokens],
        )
  const collections = new Set(chain.collections.map((address) => address.toLowerCase()))
  const facts = new Map(
    told.map(({ address, ...own }) => [address, { ...own, isListed: collections.has(address) }]),
  )
  for (const { address, name, symbol, decimals } of chain.tokens)
    facts.set(address.toLowerCase(), { name, symbol, decimals, isListed: true })
  return facts
}
