import type { Chain } from '../config/chainSchema'
import type { Database } from '../database/Database'
import { type KnownFacts, mergeTokenFacts } from './mergeTokenFacts'
import type { TokenFacts } from './readTokenFacts'
import type { Transfer } from './Transfer'

/** Loads the known facts of the tokens in some records, by address. */
export async function loadTokenFacts(
  database: Database,
  chain: Chain,
  records: readonly { readonly transfers: readonly Transfer[] }[],
): Promise<Map<string, KnownFacts>> {
  const tokens = new Set(records.flatMap(({ transfers }) => transfers.flatMap(({ token }) => token ?? [])))
  const told =
    tokens.size === 0
      ? []
      : await database.query<TokenFacts & { address: string }>(
          'select address, name, symbol, decimals from token_facts where chain = $1 and address = any($2::text[])',
          [chain.id, [...tokens]],
        )
  return mergeTokenFacts(chain, new Map(told.map(({ address, ...facts }) => [address, facts])))
}
