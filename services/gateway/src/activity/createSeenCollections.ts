import type { SeenCollections } from '../account/nfts/SeenCollections'
import type { Queryable } from '../database/Database'

/** Nobody looks through more than this; visitors miss the newest. */
const mostPieces = 2_000

/** Lists the collections the follower has seen arriving at an account; the chain knows whether they are still there. */
export function createSeenCollections(database: Queryable): SeenCollections {
  return async (chainId, address) => {
    const rows = await database.query<{ contract: string; ids: string[] }>(
      `select contract, array_agg(id) as ids from (
         select transfer->>'token' as contract, transfer->>'id' as id, max(block) as newest
         from history, jsonb_array_elements(transfers) as transfer
         where chain = $1 and address = $2 and transfer ? 'id' and transfer->>'to' = $2
         group by 1, 2 order by newest desc limit ${mostPieces}
       ) as pieces group by contract order by max(newest) desc`,
      [chainId, address.toLowerCase()],
    )
    return rows.map(({ contract, ids }) => ({ contract, tokenIds: ids }))
  }
}
