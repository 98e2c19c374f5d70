import { setTimeout as sleep } from 'node:timers/promises'
import type { Chain } from '../config/chainSchema'
import type { Database } from '../database/Database'
import { refusals } from '../http/refusals'
import type { WatchRoom } from './createWatchRoom'
import { describeRecord } from './describeRecord'
import type { HistoryRecord } from './HistoryRecord'
import type { HistoryPart, HistoryQuery, HistorySource } from './HistorySource'
import { loadTokenFacts } from './loadTokenFacts'
import { parseKey } from './parseKey'
import { watchAddress } from './watchAddress'

/** How long a request waits for the past of an address. */
const waitMs = 8_000
const firstLookMs = 50
const longestLookMs = 500

const columns = `address, block::float8 as block, position, hash, extract(epoch from mined_at)::float8 as time,
  sent_from as "from", sent_to as "to", nonce::float8 as nonce, is_failed as "isFailed", operation, transfers`

/** Lists the history that a follower has stored; asking for an address starts watching it. */
export function createIndexSource(
  database: Database,
  chain: Chain,
  hasRoom: WatchRoom,
  now: () => number,
): HistorySource {
  const down = () => refusals.sourceDown({ what: 'history' })
  const read = async ({ address, after, limit, countNew }: HistoryQuery) => {
    const state = await watchAddress(database, chain.id, address, { hasRoom, countNew })
    // No node responds: the stored history has no known age, and waiting wouldn't help.
    if (!state || state.isFresh === false) throw down()
    if (!state.isFresh) return undefined
    const [block, position] = after === undefined ? [null, null] : parseKey(after)
    const rows = await database.query<HistoryRecord>(
      `select ${columns} from history where chain = $1 and address = $2
         and ($3::bigint is null or (block, position) < ($3::bigint, $4::integer))
       order by block desc, position desc limit $5`,
      [chain.id, address, block, position, limit + 1],
    )
    return { rows, isComplete: state.isComplete }
  }
  return {
    async list(query): Promise<HistoryPart> {
      const { limit, signal } = query
      const address = query.address.toLowerCase()
      const until = now() + waitMs
      for (let pauseMs = firstLookMs; ; pauseMs = Math.min(longestLookMs, pauseMs * 2)) {
        const found = await read({ ...query, address })
        const isEnough = found && (found.isComplete || found.rows.length > limit)
        if (isEnough || now() > until) {
          // An empty list would claim that nothing happened.
          if (!found || (!isEnough && found.rows.length === 0)) throw down()
          const rows = found.rows.slice(0, limit)
          const facts = await loadTokenFacts(database, chain, rows)
          return {
            items: rows.map((row) => describeRecord(chain, row, facts, query.iconOf)),
            more: !found.isComplete || found.rows.length > limit,
          }
        }
        await sleep(pauseMs, undefined, { signal }).catch((cause) => {
          throw refusals.sourceDown({ what: 'history' }, { cause })
        })
      }
    },
  }
}
