import { expect, it } from 'vitest'
import type { HistorySource } from './HistorySource'
import type { HistoryCursor } from './historyCursor'
import { mergeHistory } from './mergeHistory'

/** A chain whose transactions are known down to `known`, newest first; the time is the name. */
const source = (chain: string, times: readonly number[], known = 0): HistorySource => ({
  async list({ after, limit }) {
    const rest = times.filter((time) => time < Number(after ?? Infinity))
    const told = rest.filter((time) => time >= known)
    const items = told
      .slice(0, limit)
      .map((time) => ({ key: `${time}`, time, transaction: named(`${chain}${time}`) }))
    return { items, more: items.length < rest.length }
  },
})
const named = (id: string) => ({
  id,
  metadata: {
    operationType: 'send',
    hash: id,
    minedAt: '',
    sentFrom: '',
    sentTo: '',
    status: 'confirmed',
    nonce: 0,
    application: null,
    chain: null,
  },
  transfers: [],
})
const query = {
  address: '',
  limit: 3,
  iconOf: () => '',
  countNew: () => undefined,
  signal: new AbortController().signal,
}
const page = async (sources: ReadonlyMap<string, HistorySource>, cursor: HistoryCursor = {}) => {
  const { data, next } = await mergeHistory(sources, cursor, query)
  return { ids: data.map(({ id }) => id), next }
}

it('lists several chains as one, newest first, without repeats', async () => {
  const sources = new Map([
    ['a:1', source('a', [9, 7, 5, 1])],
    ['b:1', source('b', [8, 6, 2])],
    ['c:1', source('c', [])],
  ])
  const seen: string[] = []
  let cursor: HistoryCursor | null = {}
  while (cursor) {
    const { ids, next }: Awaited<ReturnType<typeof page>> = await page(sources, cursor)
    seen.push(...ids)
    cursor = next
  }
  expect(seen).toEqual(['a9', 'b8', 'a7', 'b6', 'a5', 'b2', 'a1'])
})

it("ends a page where a chain doesn't know what comes next, and loses nothing", async () => {
  const others = ['b:1', source('b', [8, 6, 2])] as const
  const first = await page(new Map([['a:1', source('a', [9, 7, 5], 9)], others]))
  expect(first.ids).toEqual(['a9'])
  const second = await page(new Map([['a:1', source('a', [9, 7, 5])], others]), first.next ?? {})
  expect(second.ids).toEqual(['b8', 'a7', 'b6'])
})
