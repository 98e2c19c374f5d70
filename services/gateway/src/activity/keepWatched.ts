import type { Queryable } from '../database/Database'
import type { FollowerStore } from './FollowerStore'
import { insertFindings } from './insertFindings'
import { keptBlocks, type Step } from './keepPlace'
import { rememberBlock } from './rememberBlock'

type WatchKeeper = Pick<FollowerStore, 'takeUp' | 'watched' | 'pending' | 'addPast' | 'keepUp'>
type Row = { readonly address: string }

/** How long to watch an address after the last request for it. */
const watchedDays = 30
const addresses = (rows: readonly Row[]) => rows.map(({ address }) => address)

/** Stores which addresses a chain is read for, and how far back. */
export function keepWatched(
  chain: string,
  database: Queryable,
  step: Step,
  mostWatched: number,
): WatchKeeper {
  return {
    takeUp: () =>
      step(async (sql, { next }) => {
        const taken = await sql.query<Row>(
          `update watched_addresses set known_from = $2 where chain = $1 and known_from is null
           returning address`,
          [chain, next],
        )
        return addresses(taken)
      }),
    async watched() {
      const rows = await database.query<Row>(
        'select address from watched_addresses where chain = $1 and known_from is not null',
        [chain],
      )
      return addresses(rows)
    },
    async pending({ first, most, within }) {
      const rows = await database.query<Row & { known_from: string }>(
        `select address, known_from from watched_addresses
         where chain = $1 and known_from > (select first_block from followed_chains where chain = $1)
         order by known_from ${first === 'newest' ? 'desc' : 'asc'} limit $2`,
        [chain, most],
      )
      const edge = Number(rows[0]?.known_from)
      const close = rows.filter((row) => Math.abs(Number(row.known_from) - edge) < within)
      const blocks = close.map((row) => Number(row.known_from))
      if (blocks.length === 0) return undefined
      return { from: Math.min(...blocks), to: Math.max(...blocks), addresses: addresses(close) }
    },
    addPast: (found, whose, from, blocks) =>
      step(async (sql, { next }) => {
        for (const block of blocks)
          if (block.number >= next - keptBlocks) await rememberBlock(sql, chain, block)
        await insertFindings(sql, chain, found)
        await sql.query(
          'update watched_addresses set known_from = $3 where chain = $1 and address = any($2::text[])',
          [chain, whose, from],
        )
      }),
    keepUp: () =>
      step(async (sql) => {
        await sql.query('update followed_chains set seen_at = now() where chain = $1', [chain])
        const gone = addresses(
          await sql.query<Row>(
            `delete from watched_addresses where chain = $1 and (asked_at < now() - $2 * interval '1 day'
               or address in (select address from watched_addresses where chain = $1
                 order by asked_at desc, address offset $3))
             returning address`,
            [chain, watchedDays, mostWatched],
          ),
        )
        if (gone.length > 0)
          await sql.query('delete from history where chain = $1 and address = any($2::text[])', [chain, gone])
        return gone
      }),
  }
}
