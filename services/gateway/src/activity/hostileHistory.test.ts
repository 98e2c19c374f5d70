import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/readConfig'
import { refusals } from '../http/refusals'
import { createMetrics } from '../operation/createMetrics'
import { createNodes } from '../rpc/createNodes'
import type { Nodes } from '../rpc/Nodes'
import { type ScriptedEsplora, startScriptedEsplora } from '../testing/startScriptedEsplora'
import { type ScriptedCall, type ScriptedNode, startScriptedNode } from '../testing/startScriptedNode'
import { createBitcoinSource } from './bitcoin/createBitcoinSource'
import type { HistorySource } from './HistorySource'
import { createSolanaSource } from './solana/createSolanaSource'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const owner = 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy'
const other = '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const stranger = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
let node: ScriptedNode
let esplora: ScriptedEsplora
let nodes: Nodes
let onSolana: (call: ScriptedCall) => unknown
let onBitcoin: (path: string) => unknown
let source: { readonly solana: HistorySource; readonly bitcoin: HistorySource }

beforeAll(async () => {
  node = await startScriptedNode((call) => onSolana(call))
  esplora = await startScriptedEsplora((path) => onBitcoin(path))
})
afterAll(() => Promise.all([node.stop(), esplora.stop()]))
beforeEach(async () => {
  await nodes?.stop()
  node.calls.length = 0
  node.break(undefined)
  const chains = [
    {
      id: solana,
      name: 'S',
      rpc: [node.url],
      tokens: [{ address: other, name: 'T', symbol: 'T', decimals: 6 }],
    },
    { id: bitcoin, name: 'B', rpc: [esplora.url] },
  ]
  const config = readConfig({ GATEWAY_CHAINS: JSON.stringify(chains) })
  const own = createNodes({
    config,
    metrics: createMetrics(),
    now: Date.now,
    nodeLimitMs: 1_000,
    mostBytes: 200_000,
  })
  nodes = own
  source = {
    solana: createSolanaSource(own, own.find(solana), Date.now),
    bitcoin: createBitcoinSource(own, own.find(bitcoin), Date.now),
  }
})
afterAll(() => nodes.stop())

const list = (of: 'solana' | 'bitcoin', after?: string) =>
  source[of].list({
    address: of === 'solana' ? owner : address,
    after,
    limit: 50,
    iconOf: () => '',
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
/** A node with so many transactions, each of which is what `transaction` says. */
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

describe('the history of Solana from a node that can not be trusted', () => {
  it('[ACC-4] asks no more than so often for a page, however much there is', async () => {
    onSolana = withRows(500, () => moved(9))
    const { items, more } = await list('solana')
    expect([items.length, more]).toEqual([25, true])
    expect(node.calls.length).toBe(2 + 1 + 25)
    await list('solana')
    expect(node.calls.length).toBe(28)
    const next = await list('solana', items.at(-1)?.key)
    expect(next.items[0]?.transaction.metadata.hash).toBe(signature(25))
  })

  it('[ACC-4] tells of a transaction that the node has forgotten, or that makes no sense, only that it was', async () => {
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
    onSolana = withRows(strange.length, (at) => strange[at])
    const { items } = await list('solana')
    expect(
      items.map(({ transaction }) => [transaction.metadata.operationType, transaction.transfers]),
    ).toEqual(strange.map(() => ['execute', []]))
  })

  it('[ACC-4] takes no word of strangers into what is shown', async () => {
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
    onSolana = withRows(strange.length, (at) => strange[at])
    const { items } = await list('solana')
    expect(items).toHaveLength(strange.length)
    expect(JSON.stringify(items)).not.toContain('<')
  })

  it('[ACC-4] reads one by one what is too large together, and leaves out what is too large alone', async () => {
    onSolana = withRows(12, (at) => ({ ...moved(9), more: 'x'.repeat(at === 3 ? 250_000 : 30_000) }))
    const { items } = await list('solana')
    expect(items.map(({ transaction }) => transaction.transfers?.length)).toEqual(
      items.map((_item, at) => (at === 3 ? 0 : 1)),
    )
  })

  it.each<[string, (call: ScriptedCall) => unknown]>([
    ['no list', () => ({})],
    ['rows without a block', () => [{ signature: signature(1), err: null }]],
    ['a signature that is none', () => [{ ...row(1), signature: '../../x' }]],
    ['a block below zero', () => [row(1, -5)]],
    ['more than it was asked for', () => Array.from({ length: 200 }, (_, at) => row(at))],
    [
      'a refusal',
      () => {
        throw { code: -32602, message: 'no' }
      },
    ],
  ])('[ACC-4] is down where it answers %s', async (_what, answer) => {
    onSolana = (call) => (call.method === 'getTokenAccountsByOwner' ? { value: [] } : answer(call))
    await expect(list('solana')).rejects.toSatisfy(refusals.sourceDown.is)
  })

  it('[ACC-4] is down in time where it does not answer', async () => {
    node.break(() => undefined)
    const began = Date.now()
    await expect(list('solana')).rejects.toSatisfy(refusals.sourceDown.is)
    expect(Date.now() - began).toBeLessThan(5_000)
  })

  it('[ACC-4] tells all of a block at once, so that nothing of it is passed over', async () => {
    // 24 of their own blocks, then three of one.
    const rows = [
      ...Array.from({ length: 24 }, (_, at) => row(at)),
      row(24, 10),
      row(25, 10),
      row(26, 10),
      row(27, 9),
    ]
    onSolana = (call) => {
      if (call.method === 'getTokenAccountsByOwner') return { value: [] }
      if (call.method === 'getTransaction') return moved(9)
      const { limit, before } = Object(call.params[1])
      const from = before ? rows.findIndex((one) => one.signature === before) + 1 : 0
      return rows.slice(from, from + limit)
    }
    const first = await list('solana')
    expect(first.items).toHaveLength(24)
    const second = await list('solana', first.items.at(-1)?.key)
    expect(second.items.map(({ transaction }) => transaction.metadata.hash)).toEqual(
      [24, 25, 26, 27].map(signature),
    )
    expect(second.more).toBe(false)
  })
})

const txid = (at: number) => `${at}`.padStart(64, 'a')
const transaction = (at: number, change: object = {}) => ({
  txid: txid(at),
  vin: [{ prevout: { scriptpubkey_address: stranger, value: 900 } }],
  vout: [{ scriptpubkey_address: address, value: 800 }],
  fee: 100,
  status: { confirmed: true, block_time: 1_000 },
  ...change,
})

describe('the history of Bitcoin from an API that can not be trusted', () => {
  it.each<[string, unknown]>([
    ['a page', '<html>'],
    ['no list', {}],
    ['a transaction without an id', [{ ...transaction(1), txid: 'x' }]],
    ['a negative amount', [transaction(1, { vout: [{ scriptpubkey_address: address, value: -1 }] })]],
    [
      'more than all there is',
      [transaction(1, { vout: [{ scriptpubkey_address: address, value: 2.2e15 }] })],
    ],
    ['an amount beyond 2^53', JSON.stringify([transaction(1)]).replace('800', '90071992547409931')],
    ['half a satoshi', [transaction(1, { fee: 0.5 })]],
    ['a word for an address', [transaction(1, { vout: [{ scriptpubkey_address: '<img>', value: 1 }] })]],
    ['a time that no date has', [transaction(1, { status: { confirmed: true, block_time: 1e15 } })]],
    ['a list without end', Array.from({ length: 1_001 }, () => 1)],
    ['more bytes than may be', `[${' '.repeat(250_000)}]`],
    ['nothing', undefined],
  ])('[ACC-4] is down where it answers %s', async (_what, answer) => {
    onBitcoin = () => answer
    await expect(list('bitcoin')).rejects.toSatisfy(refusals.sourceDown.is)
  })

  it('[ACC-4] tells what came from several, what is new, and what was paid together with others', async () => {
    onBitcoin = () => [
      transaction(1, {
        vin: [{ prevout: null, is_coinbase: true }],
        vout: [{ scriptpubkey_address: address, value: 5_000 }],
      }),
      transaction(2, {
        vin: [
          { prevout: { scriptpubkey_address: address, value: 1_000 } },
          { prevout: { scriptpubkey_address: stranger, value: 2_000 } },
        ],
        vout: [
          { scriptpubkey_address: stranger, value: 2_500 },
          { value: 0 },
          { scriptpubkey_address: address, value: 400 },
        ],
      }),
    ]
    const { items } = await list('bitcoin')
    expect(
      items.map(({ transaction: { metadata, transfers } }) => [
        metadata.operationType,
        metadata.sentFrom,
        metadata.sentTo,
        transfers?.map(({ direction, quantity }) => `${direction} ${quantity.numeric}`),
      ]),
    ).toEqual([
      ['receive', '', address, ['in 0.00005']],
      ['send', address, stranger, ['out 0.000006']],
    ])
  })

  it('[ACC-4] goes on after what was in no block, wherever that is by now', async () => {
    const pending = { status: { confirmed: false } }
    onBitcoin = (path) =>
      path.endsWith('/txs') ? [transaction(1, pending), transaction(2, pending), transaction(3)] : []
    const { items } = await list('bitcoin')
    expect(items.map(({ key }) => key)).toEqual([`p.${txid(1)}`, `p.${txid(2)}`, txid(3)])
    const after = await list('bitcoin', `p.${txid(1)}`)
    expect(after.items.map(({ key }) => key)).toEqual([`p.${txid(2)}`, txid(3)])
    // It has gone meanwhile.
    const gone = await list('bitcoin', `p.${txid(9)}`)
    expect(gone.items.map(({ key }) => key)).toEqual([txid(3)])
  })

  it('[ACC-4] asks once for what many want at the same time', async () => {
    onBitcoin = () => [transaction(1)]
    esplora.requests.length = 0
    await Promise.all(Array.from({ length: 20 }, () => list('bitcoin')))
    expect(esplora.requests).toEqual([`GET /api/address/${address}/txs?key=secret`])
  })
})
