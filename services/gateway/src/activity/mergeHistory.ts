import type { AccountTransaction } from '@latchkey/protocol'
import type { HistoryItem, HistoryQuery, HistorySource } from './HistorySource'
import type { HistoryCursor } from './historyCursor'

/** A page of history across several chains. */
export type HistoryPage = { readonly data: AccountTransaction[]; readonly next: HistoryCursor | null }

/**
 * Returns the next page across several chains, newest first. A page ends where a chain doesn't know yet what comes
 * next, so nothing that turns up later is skipped. @throws sourceDown, invalidParameter
 */
export async function mergeHistory(
  sources: ReadonlyMap<string, HistorySource>,
  cursor: HistoryCursor,
  query: Omit<HistoryQuery, 'after'>,
): Promise<HistoryPage> {
  const open = [...sources].filter(([chain]) => cursor[chain] !== null)
  const lists = await Promise.all(
    open.map(async ([chain, source]) => {
      const part = await source.list({ ...query, after: cursor[chain] ?? undefined })
      return { chain, items: [...part.items], more: part.more }
    }),
  )
  const next: Record<string, string | null> = { ...cursor }
  const data: AccountTransaction[] = []
  while (data.length < query.limit && !lists.some(({ items, more }) => items.length === 0 && more)) {
    const newest = lists.reduce((best, list) => (timeOf(list.items) > timeOf(best.items) ? list : best), {
      chain: '',
      items: [] as HistoryItem[],
      more: false,
    })
    const item = newest.items.shift()
    if (!item) break
    data.push(item.transaction)
    next[newest.chain] = item.key
  }
  for (const { chain, items, more } of lists) if (items.length === 0 && !more) next[chain] = null
  const isEnd = [...sources.keys()].every((chain) => next[chain] === null)
  return { data, next: isEnd ? null : next }
}

function timeOf([first]: readonly HistoryItem[]): number {
  return first?.time ?? -1
}
