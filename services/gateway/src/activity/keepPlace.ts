import type { Queryable } from '../database/Database'
import type { ChainHeader } from './chainData'
import { chainMoved } from './errors'
import type { FollowerPlace, FollowerStore } from './FollowerStore'
import { insertFindings } from './insertFindings'
import { rememberBlock } from './rememberBlock'

/** Runs one atomic step of a follower at its current place. @throws followerReplaced */
export type Step = <T>(run: (sql: Queryable, place: FollowerPlace) => Promise<T>) => Promise<T>

/** How many blocks a reorganisation may go back before everything is read again. */
export const keptBlocks = 256

type PlaceKeeper = Pick<
  FollowerStore,
  'place' | 'hashes' | 'advance' | 'jump' | 'rollBack' | 'startOver' | 'knownTokens'
>

/** Stores how far a chain was read, and what was found there. */
export function keepPlace(chain: string, database: Queryable, step: Step): PlaceKeeper {
  const moveTo = async (sql: Queryable, next: number) => {
    await sql.query('update followed_chains set next_block = $2 where chain = $1', [chain, next])
    await sql.query('delete from followed_blocks where chain = $1 and number < $2', [
      chain,
      next - keptBlocks,
    ])
  }
  const moveAfter = async (sql: Queryable, head: ChainHeader) => {
    await rememberBlock(sql, chain, head)
    await moveTo(sql, head.number + 1)
  }
  return {
    place: () => step(async (_sql, place) => place),
    async hashes() {
      const rows = await database.query<{ number: string; hash: string }>(
        'select number, hash from followed_blocks where chain = $1 order by number desc',
        [chain],
      )
      return rows.map(({ number, hash }) => ({ number: Number(number), hash }))
    },
    advance: (found, block) =>
      step(async (sql, { next }) => {
        if (block.number !== next) throw chainMoved({ chainId: chain })
        await insertFindings(sql, chain, found)
        await moveAfter(sql, block)
      }),
    jump: (head) => step((sql) => moveAfter(sql, head)),
    rollBack: (next) =>
      step(async (sql) => {
        await sql.query('delete from history where chain = $1 and block >= $2', [chain, next])
        await sql.query('delete from followed_blocks where chain = $1 and number >= $2', [chain, next])
        await sql.query('update watched_addresses set known_from = $2 where chain = $1 and known_from > $2', [
          chain,
          next,
        ])
        await moveTo(sql, next)
      }),
    startOver: (head, genesis) =>
      step(async (sql, { first }) => {
        for (const table of ['history', 'followed_blocks', 'token_facts'])
          await sql.query(`delete from ${table} where chain = $1`, [chain])
        await sql.query('update watched_addresses set known_from = null where chain = $1', [chain])
        const from = Math.min(first, head.number + 1)
        await sql.query('update followed_chains set first_block = $2, genesis = $3 where chain = $1', [
          chain,
          from,
          genesis,
        ])
        await moveAfter(sql, head)
      }),
    async knownTokens(tokens) {
      const rows = await database.query<{ address: string }>(
        'select address from token_facts where chain = $1 and address = any($2::text[])',
        [chain, tokens],
      )
      return rows.map(({ address }) => address)
    },
  }
}
