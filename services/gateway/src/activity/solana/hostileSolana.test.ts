import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../config/readConfig'
import { refusals } from '../../http/refusals'
import { createMetrics } from '../../monitoring/createMetrics'
import { createNodes } from '../../rpc/createNodes'
import type { Nodes } from '../../rpc/Nodes'
import { type ScriptedCall, type ScriptedNode, startScriptedNode } from '../../testing/startScriptedNode'
import type { HistorySource } from '../HistorySource'
import { createSolanaSource } from './createSolanaSource'

const id = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const owner = 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy'
const other = '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'
let node: ScriptedNode
let nodes: Nodes
let script: (call: ScriptedCall) => unknown
let source: HistorySource

beforeAll(async () => {
  node = await startScriptedNode((call) => script(call))
})
beforeEach(async () => {
  await nodes?.stop()
  node.calls.length = 0
  node.break(undefined)
  const tokens = [{ address: other, name: 'T', symbol: 'T', decimals: 6 }]
  const config = readConfig({ GATEWAY_CHAINS: JSON.stringify([{ id, name: 'S', rpc: [node.url], tokens }]) })
  const limits = { nodeLimitMs: 1_000, mostBytes: 200_000 }
  nodes = createNodes({ config, metrics: createMetrics(), now: Date.now, ...limits })
  source = createSolanaSource(nodes, nodes.find(id), Date.now)
})
afterAll(async () => {
  await nodes.stop()
  await node.stop()
})

const list = (after?: string) =>
  source.list({
    address: owner,
    after,
    limit: 50,
    iconOf: () => '',
    countNew: () => undefined,
    signal: AbortSignal.timeout(10_000),
  })
const signature = (at: number) => `${at}`.padStart(4, 'y').replace(/0/g, 'z').padEnd(87, 'x')
const row = (at: number, slot = 1_000 - at) => ({
  signature: signature(at),
  slot,
  err: null,
  blockTime: 5_000 - at,
})
const moved = (lamports: unknown) => ({
  blockTime: null,
  meta: { err: null, fee: 5, preBalances: [lamports, 0], postBalances: [0, 0] },
  transaction: { message: { accountKeys: [{ pubkey: owner }, { pubkey: other }], instructions: [] } },
})
/** A node with this many transactions, each made by `transaction`. */
const withRows = (count: number, transaction: (at: number) => unknown) => (call: ScriptedCall) => {
  if (call.method === 'getTokenAccountsByOwner') return { value: [] }
  if (call.method === 'getTransaction') {
    const at = Array.from({ length: count }, (_, place) => place).find(
      (place) => signature(place) === call.params[0],
    )
    return at === undefined ? null : transaction(at)
  }
  const { limit, before } = Object(call.params[1])
  const all = Array.from({ length: count }, (_, at) => row(at))
  const from = before ? all.findIndex((one) => one.signature === before) + 1 : 0
  return all.slice(from, from + limit)
}

describe('the history of Solana from an untrusted node', () => {
  it('[ACC-4] makes a limited number of requests per page, however much there is', async () => {
    script = withRows(500, () => moved(9))
    const { items, more } = await list()
    expect([items.length, more]).toEqual([25, true])
    expect(node.calls.length).toBe(2 + 1 + 25)
    await list()
    expect(node.calls.length).toBe(28)
    const next = await list(items.at(-1)?.key)
    expect(next.items[0]?.transaction.metadata.hash).toBe(signature(25))
  })

  it('[ACC-4] lists a transaction that the node has forgotten or garbled, without details', async () => {
    const strange: readonly unknown[] = [
      null,
      7,
      [],
      { meta: null },
      moved(-1),
      moved(0.5),
      moved('9'.repeat(21)),
      { ...moved(9), transaction: { message: {} } },
      { ...moved(9), meta: { ...moved(9).meta, preTokenBalances: [{ mint: 1 }] } },
    ]
    script = withRows(strange.length, (at) => strange[at])
    const { items } = await list()
    expect(
      items.map(({ transaction }) => [transaction.metadata.operationType, transaction.transfers]),
    ).toEqual(strange.map(() => ['execute', []]))
  })

  it('[ACC-4] shows no text from strangers', async () => {
    const lure = '<img src=x>'
    const message = { accountKeys: [{ pubkey: owner }, { pubkey: other }], instructions: [] as unknown[] }
    const uiTokenAmount = { amount: '5', decimals: 0 }
    const strange: readonly unknown[] = [
      { ...moved(9), transaction: { message: { ...message, accountKeys: [{ pubkey: lure }] } } },
      { ...moved(9), transaction: { message: { ...message, instructions: [{ programId: lure }] } } },
      { ...moved(9), meta: { ...moved(9).meta, postTokenBalances: [{ mint: lure, owner, uiTokenAmount }] } },
      {
        ...moved(9),
        meta: { ...moved(9).meta, postTokenBalances: [{ mint: other, owner: lure, uiTokenAmount }] },
      },
      {
        ...moved(0),
        meta: { ...moved(0).meta, postBalances: [0, 0], fee: 0 },
        transaction: {
          message: { ...message, instructions: [{ programId: other, parsed: { type: lure, info: {} } }] },
        },
      },
    ]
    script = withRows(strange.length, (at) => strange[at])
    const { items } = await list()
    expect(items).toHaveLength(strange.length)
    expect(JSON.stringify(items)).not.toContain('<')
  })

  it('[ACC-4] reads one by one what is too large together, and skips what is too large alone', async () => {
    script = withRows(12, (at) => ({ ...moved(9), more: 'x'.repeat(at === 3 ? 250_000 : 30_000) }))
    const { items } = await list()
    expect(items.map(({ transaction }) => transaction.transfers?.length)).toEqual(
      items.map((_item, at) => (at === 3 ? 0 : 1)),
    )
  })

  it.each<[string, (call: ScriptedCall) => unknown]>([
    ['no list', () => ({})],
    ['rows without a block', () => [{ signature: signature(1), err: null }]],
    ['an invalid signature', () => [{ ...row(1), signature: '../../x' }]],
    ['a negative block', () => [row(1, -5)]],
    ['more than requested', () => Array.from({ length: 200 }, (_, at) => row(at))],
    [
      'a refusal',
      () => {
        throw { code: -32602, message: 'no' }
      },
    ],
  ])('[ACC-4] is unavailable when the node answers %s', async (_what, answer) => {
    script = (call) => (call.method === 'getTokenAccountsByOwner' ? { value: [] } : answer(call))
    await expect(list()).rejects.toSatisfy(refusals.sourceDown.is)
  })

  it("[ACC-4] is unavailable in time when the node doesn't answer", async () => {
    node.break(() => undefined)
    const began = Date.now()
    await expect(list()).rejects.toSatisfy(refusals.sourceDown.is)
    expect(Date.now() - began).toBeLessThan(20_000)
  })

  it('[ACC-4] returns a block as a whole, so nothing of it is skipped', async () => {
    // 24 in blocks of their own, then three in one.
    const rows = [
      ...Array.from({ length: 24 }, (_, at) => row(at)),
      row(24, 10),
      row(25, 10),
      row(26, 10),
      row(27, 9),
    ]
    script = (call) => {
      if (call.method === 'getTokenAccountsByOwner') return { value: [] }
      if (call.method === 'getTransaction') return moved(9)
      const { limit, before } = Object(call.params[1])
      const from = before ? rows.findIndex((one) => one.signature === before) + 1 : 0
      return rows.slice(from, from + limit)
    }
    const first = await list()
    expect(first.items).toHaveLength(24)
    const second = await list(first.items.at(-1)?.key)
    expect(second.items.map(({ transaction }) => transaction.metadata.hash)).toEqual(
      [24, 25, 26, 27].map(signature),
    )
    expect(second.more).toBe(false)
  })
})
