import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../config/readConfig'
import { refusals } from '../../http/refusals'
import { createMetrics } from '../../monitoring/createMetrics'
import { createNodes } from '../../rpc/createNodes'
import type { Nodes } from '../../rpc/Nodes'
import { type ScriptedEsplora, startScriptedEsplora } from '../../testing/startScriptedEsplora'
import type { HistorySource } from '../HistorySource'
import { createBitcoinSource } from './createBitcoinSource'

const id = 'bip122:000000000019d6689c085ae165831e93'
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const stranger = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
let esplora: ScriptedEsplora
let nodes: Nodes
let script: (path: string) => unknown
let source: HistorySource

beforeAll(async () => {
  esplora = await startScriptedEsplora((path) => script(path))
})
beforeEach(async () => {
  await nodes?.stop()
  const config = readConfig({ GATEWAY_CHAINS: JSON.stringify([{ id, name: 'B', rpc: [esplora.url] }]) })
  nodes = createNodes({ config, metrics: createMetrics(), now: Date.now, mostBytes: 200_000 })
  source = createBitcoinSource(nodes, nodes.find(id), Date.now)
})
afterAll(async () => {
  await nodes.stop()
  await esplora.stop()
})

const countNew = () => undefined
const list = (after?: string) =>
  source.list({ address, after, limit: 50, iconOf: () => '', countNew, signal: AbortSignal.timeout(10_000) })
const txid = (at: number) => `${at}`.padStart(64, 'a')
const transaction = (at: number, change: object = {}) => ({
  txid: txid(at),
  vin: [{ prevout: { scriptpubkey_address: stranger, value: 900 } }],
  vout: [{ scriptpubkey_address: address, value: 800 }],
  fee: 100,
  status: { confirmed: true, block_time: 1_000 },
  ...change,
})

describe('the history of Bitcoin from an untrusted API', () => {
  it.each<[string, unknown]>([
    ['a page', '<html>'],
    ['no list', {}],
    ['a transaction without an id', [{ ...transaction(1), txid: 'x' }]],
    ['a negative amount', [transaction(1, { vout: [{ scriptpubkey_address: address, value: -1 }] })]],
    [
      'more than the total supply',
      [transaction(1, { vout: [{ scriptpubkey_address: address, value: 2.2e15 }] })],
    ],
    ['an amount beyond 2^53', JSON.stringify([transaction(1)]).replace('800', '90071992547409931')],
    ['half a satoshi', [transaction(1, { fee: 0.5 })]],
    ['an invalid address', [transaction(1, { vout: [{ scriptpubkey_address: '<img>', value: 1 }] })]],
    ['an invalid time', [transaction(1, { status: { confirmed: true, block_time: 1e15 } })]],
    ['an endless list', Array.from({ length: 1_001 }, () => 1)],
    ['too many bytes', `[${' '.repeat(250_000)}]`],
    ['nothing', undefined],
  ])('[ACC-4] is unavailable when the API answers %s', async (_what, answer) => {
    script = () => answer
    await expect(list()).rejects.toSatisfy(refusals.sourceDown.is)
  })

  it('[ACC-4] reports payments from several senders, new coins, and joint payments', async () => {
    script = () => [
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
    const { items } = await list()
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

  it('[ACC-4] continues after a pending transaction, wherever it is by now', async () => {
    const pending = { status: { confirmed: false } }
    script = (path) =>
      path.endsWith('/txs') ? [transaction(1, pending), transaction(2, pending), transaction(3)] : []
    const { items } = await list()
    expect(items.map(({ key }) => key)).toEqual([`p.${txid(1)}`, `p.${txid(2)}`, txid(3)])
    const after = await list(`p.${txid(1)}`)
    expect(after.items.map(({ key }) => key)).toEqual([`p.${txid(2)}`, txid(3)])
    // It is gone by now.
    const gone = await list(`p.${txid(9)}`)
    expect(gone.items.map(({ key }) => key)).toEqual([txid(3)])
  })

  it('[ACC-4] shares one request among concurrent callers', async () => {
    script = () => [transaction(1)]
    esplora.requests.length = 0
    await Promise.all(Array.from({ length: 20 }, () => list()))
    expect(esplora.requests).toEqual([`GET /api/address/${address}/txs?key=secret`])
  })
})
