import type { Database } from '../database/Database'
import type { ChainHeader } from './chainData'
import { followerReplaced } from './errors'
import type { FollowerStore } from './FollowerStore'
import { keepPlace, type Step } from './keepPlace'
import { keepWatched } from './keepWatched'

/** Becomes the follower of a chain, across all processes. */
export async function openFollowerStore(
  database: Database,
  chain: string,
  start: { readonly head: ChainHeader; readonly genesis: string },
  followFrom: number | undefined,
  mostWatched: number,
): Promise<FollowerStore> {
  const { head, genesis } = start
  const [row] = await database.query<{ epoch: string; genesis: string }>(
    `insert into followed_chains (chain, first_block, next_block, genesis, epoch) values ($1, $2, $3, $5, 1)
     on conflict (chain) do update set epoch = followed_chains.epoch + 1,
       first_block = coalesce($4, followed_chains.first_block)
     returning epoch, genesis`,
    [chain, followFrom ?? head.number, head.number + 1, followFrom, genesis],
  )
  // Each step first locks the chain's row: two processes can't write side by side, and a replaced one can't write at
  // all.
  const step: Step = (run) =>
    database.transaction(async (sql) => {
      const [place] = await sql.query<{ first_block: string; next_block: string }>(
        'select first_block, next_block from followed_chains where chain = $1 and epoch = $2 for update',
        [chain, row?.epoch],
      )
      if (!place) throw followerReplaced({ chainId: chain })
      return run(sql, { first: Number(place.first_block), next: Number(place.next_block) })
    })
  const store = { ...keepPlace(chain, database, step), ...keepWatched(chain, database, step, mostWatched) }
  if (row?.genesis !== genesis) await store.startOver(head, genesis)
  // If anybody is watched, read everything since the last block too.
  else if ((await store.hashes()).length === 0 && (await store.watched()).length === 0) await store.jump(head)
  return store
}
