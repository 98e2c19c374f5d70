import { createCachedCall } from '../cache/createCachedCall'
import type { Chain } from '../config/chainSchema'
import { refusals } from '../http/refusals'
import { askExplorer } from './askExplorer'
import { describeRecord } from './describeRecord'
import type { ExplorerRow } from './explorerRow'
import type { HistoryRecord } from './HistoryRecord'
import type { HistorySource } from './HistorySource'
import { mergeTokenFacts } from './mergeTokenFacts'
import { parseKey } from './parseKey'
import { readExplorerRows } from './readExplorerRows'
import type { TokenFacts } from './readTokenFacts'

const actions = ['txlist', 'tokentx', 'tokennfttx'] as const
const pageLength = 200
/** Give up when one of our pages needs more than this many of theirs. */
const mostPages = 5
const keptMs = 10_000
const limitMs = 20_000

type Found = {
  readonly records: readonly HistoryRecord[]
  readonly facts: ReadonlyMap<string, TokenFacts>
  readonly more: boolean
}

/** Lists the history from the operator's Etherscan- or Blockscout-compatible API. */
export function createExplorerSource(
  chain: Chain,
  explorer: NonNullable<Chain['explorer']>,
  now: () => number,
): HistorySource {
  const cached = createCachedCall<Found>({ now, most: 500, lifetimeMs: keptMs })

  const find = async (address: string, after: string | undefined, limit: number, signal: AbortSignal) => {
    const [block, position] = after === undefined ? [undefined, undefined] : parseKey(after)
    const lists: ExplorerRow[][] = actions.map(() => [])
    for (let page = 1; page <= mostPages; page += 1) {
      const parts = await Promise.all(
        actions.map((action, at) =>
          // A list with less than a full page has ended.
          (lists[at]?.length ?? 0) < (page - 1) * pageLength
            ? []
            : askExplorer(chain, explorer, { action, address, to: block, page, length: pageLength }, signal),
        ),
      )
      for (const [at, part] of parts.entries()) lists[at]?.push(...part)
      // Below this block, one of the lists may still add to the others.
      const open = lists.filter(({ length }) => length === page * pageLength)
      const sure = Math.max(-1, ...open.map((rows) => Number(rows.at(-1)?.blockNumber)))
      const [transactions = [], ...transfers] = lists
      const { records, facts } = readExplorerRows(address, { transactions, transfers: transfers.flat() })
      const rest = records.filter(
        (record) =>
          record.block > sure &&
          (block === undefined ||
            record.block < block ||
            (record.block === block && record.position < position)),
      )
      if (open.length === 0 || rest.length > limit)
        return { records: rest.slice(0, limit), facts, more: rest.length > limit }
    }
    throw refusals.sourceDown({ what: 'history' })
  }

  return {
    async list({ address: given, after, limit, iconOf }) {
      const address = given.toLowerCase()
      const key = `${address} ${after ?? ''} ${limit}`
      const { records, facts, more } = await cached(key, () =>
        // Others may wait for the same answer, so it doesn't stop with the first caller.
        find(address, after, limit, AbortSignal.timeout(limitMs)),
      )
      const listed = mergeTokenFacts(chain, facts)
      return { items: records.map((record) => describeRecord(chain, record, listed, iconOf)), more }
    },
  }
}
