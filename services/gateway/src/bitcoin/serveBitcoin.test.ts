import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import {
  type EsploraScript,
  type ScriptedEsplora,
  startScriptedEsplora,
} from '../testing/startScriptedEsplora'

const chainId = 'bip122:000000000019d6689c085ae165831e93'
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const txid = 'ab'.repeat(32)
const hex = '02000000'.repeat(10)
const coin = {
  txid,
  vout: 1,
  value: 5_000,
  status: { confirmed: true, block_height: 5, block_hash: txid, block_time: 9 },
}
let first: ScriptedEsplora
let second: ScriptedEsplora
let script: EsploraScript
let backup: EsploraScript
const settings: Record<string, string> = { GATEWAY_RATE_LIMIT: '100000', GATEWAY_BODY_LIMIT: '100000' }
beforeAll(async () => {
  first = await startScriptedEsplora((...given) => script(...given))
  second = await startScriptedEsplora((...given) => backup(...given))
  settings.GATEWAY_CHAINS = JSON.stringify([
    { id: chainId, name: 'Bitcoin', rpc: [first.url, second.url] },
    // The gateway asks its EVM nodes for contracts when it starts, so this one isn't counted here.
    { id: 'eip155:1', name: 'Other', rpc: ['http://127.0.0.1:1'] },
  ])
})
beforeEach(() => {
  script = (path) => (path.endsWith('/utxo') ? [coin] : path === '/tx' ? txid : { '6': 2.5, '144': 1 })
  backup = script
  first.requests.length = 0
  second.requests.length = 0
})
const gateway = setUpGateway(settings)
afterAll(() => Promise.all([first.stop(), second.stop()]))
const query = `?chainId=${chainId}`
const coins = (whose = address) => gateway().ask(`/v1/address/${whose}/utxo${query}`)
const fees = () => gateway().ask(`/v1/fee-estimates${query}`)
const send = (body: string) => gateway().ask(`/v1/tx${query}`, { method: 'POST', body })
const asked = () => [...first.requests, ...second.requests]

describe('Esplora through the gateway', () => {
  it('[BTC-1] passes on the three calls the adapter makes', async () => {
    expect(await (await coins()).json()).toEqual([coin])
    expect(await (await fees()).json()).toEqual({ '6': 2.5, '144': 1 })
    const sent = await send(hex)
    expect([sent.status, sent.headers.get('content-type'), await sent.text()]).toEqual([
      200,
      'text/plain',
      txid,
    ])
    expect(asked()).toEqual([
      `GET /api/address/${address}/utxo?key=secret`,
      'GET /api/fee-estimates?key=secret',
      `POST /api/tx?key=secret ${hex}`,
    ])
  })

  it('[BTC-1] caches no coins, and estimates for ten seconds only', async () => {
    script = () => []
    expect(await (await coins()).json()).toEqual([])
    script = () => [coin]
    expect(await (await coins()).json()).toEqual([coin])
    const before = asked().length
    await Promise.all([fees(), fees(), fees()])
    expect(asked().length - before).toBeLessThanOrEqual(1)
  })

  it('[BTC-1] passes on only known fields of a coin', async () => {
    script = () => [{ ...coin, script: '<script>', status: { ...coin.status, more: 1 } }]
    expect(await (await coins()).json()).toEqual([coin])
  })

  it.each<[string, unknown]>([
    ['a page', '<html>'],
    ['no list', { txid }],
    ['no id', [{ ...coin, txid: 'x' }]],
    ['a negative amount', [{ ...coin, value: -1 }]],
    ['half a satoshi', [{ ...coin, value: 0.5 }]],
    [
      'an amount beyond 2^53',
      `[{"txid":"${txid}","vout":0,"value":90071992547409930,"status":{"confirmed":true}}]`,
    ],
    ['a text for an amount', [{ ...coin, value: '5000' }]],
    ['a negative index', [{ ...coin, vout: -1 }]],
    ['no status', [{ txid, vout: 0, value: 1 }]],
  ])(
    '[BTC-1] tries the next API after %s, and reports the chain down when all fail',
    async (_what, answer) => {
      script = () => answer
      expect(await (await coins()).json()).toEqual([coin])
      backup = script
      const down = await coins()
      expect([down.status, (await down.json()).reasons[0].field]).toEqual([503, 'chainId'])
    },
  )

  it('[BTC-1] rejects answers above ten million bytes, and asks no other API', async () => {
    script = () => (response: { end(text: string): unknown }) => response.end(`[${' '.repeat(11_000_000)}]`)
    backup = script
    const down = await coins()
    expect([down.status, (await down.json()).reasons[0].field]).toEqual([503, 'chainId'])
    expect(asked()).toHaveLength(1)
  })

  it('passes on why the network rejects a transaction, as clean text', async () => {
    script = () => (response: { writeHead(status: number): { end(text: string): unknown } }) =>
      response
        .writeHead(400)
        .end(
          `sendrawtransaction RPC error: {"code":-26,"message":"min relay fee not met"}\u202e${'x'.repeat(5_000)}`,
        )
    backup = script
    const refused = await send(hex)
    expect(refused.status).toBe(400)
    const [{ field, description }] = (await refused.json()).reasons
    expect(field).toBe('')
    expect(description).toContain('The network rejected the transaction: sendrawtransaction RPC error')
    expect(description.length).toBeLessThan(260)
    expect(description).not.toContain('\u202e')
    // One API has decided; no other is asked.
    expect(asked()).toHaveLength(1)
  })

  it('tries the next API when one fails or returns no transaction id', async () => {
    script = () => 'accepted'
    expect(await (await send(hex)).text()).toBe(txid)
  })

  it.each([
    ['../../admin'],
    ['..%2F..%2Fadmin'],
    [`${address}%2F..%2F..%2Ftx`],
    [`${address}%3Fkey=other`],
    [`${address}%23`],
    [`${address}%00`],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    [`1${'1'.repeat(5_000)}`],
  ])('[IDF-4] makes no request for the address %s', async (whose) => {
    const answer = await coins(whose)
    expect([400, 404]).toContain(answer.status)
    expect(asked()).toEqual([])
  })

  it.each([
    ['nothing', '', 422],
    ['not hexadecimal', 'zz'.repeat(20), 422],
    ['half a byte', `${hex}0`, 422],
    ['JSON', JSON.stringify({ tx: hex }), 422],
    ['too long', '00'.repeat(60_000), 413],
  ])('sends nothing for %s', async (_what, body, status) => {
    expect((await send(body)).status).toBe(status)
    expect(asked()).toEqual([])
  })

  it('serves only configured Bitcoin networks, and only projects', async () => {
    for (const id of ['eip155:1', 'bip122:00000008819873e925422c1ff0f99f7c', 'x']) {
      const answers = await Promise.all([
        gateway().ask(`/v1/address/${address}/utxo?chainId=${id}`),
        gateway().ask(`/v1/fee-estimates?chainId=${id}`),
        gateway().ask(`/v1/tx?chainId=${id}`, { method: 'POST', body: hex }),
      ])
      for (const answer of answers)
        expect([answer.status, (await answer.json()).reasons[0].field]).toEqual([400, 'chainId'])
    }
    const paths = [`/v1/address/${address}/utxo${query}`, `/v1/fee-estimates${query}`]
    for (const path of paths) expect((await gateway().app.request(path)).status).toBe(401)
    const unknown = await gateway().app.request(`/v1/tx${query}`, { method: 'POST', body: hex })
    expect([unknown.status, (await unknown.json()).reasons[0].field]).toEqual([401, 'authentication'])
    expect(asked()).toEqual([])
  })

  const following = (rest: string, chain = chainId) => gateway().ask(`/v1/tx/${rest}?chainId=${chain}`)

  it('[SND-1] passes on what following a payment needs, and only known fields', async () => {
    const transaction = {
      txid,
      vin: [{ txid: 'cd'.repeat(32), vout: 2 }],
      vout: [{ scriptpubkey_address: address, value: 4_000 }, { value: 0 }],
      fee: 1_000,
      status: { confirmed: false },
    }
    script = (path) =>
      path.includes('outspend')
        ? { spent: true, txid, vin: 0, status: { confirmed: true } }
        : { ...transaction, weight: 500, vin: [{ ...transaction.vin[0], witness: ['00'] }] }
    backup = script
    expect(await (await following(txid)).json()).toEqual(transaction)
    expect(await (await following(`${txid}/outspend/3`)).json()).toEqual({ spent: true, txid })
    expect(asked()).toEqual([`GET /api/tx/${txid}?key=secret`, `GET /api/tx/${txid}/outspend/3?key=secret`])
  })

  it('[SND-1] says that a transaction is unknown, and asks no other API', async () => {
    script = () => (response: { writeHead(status: number): { end(text: string): unknown } }) =>
      response.writeHead(404).end('Transaction not found')
    backup = script
    const unknown = await following(txid)
    expect([unknown.status, (await unknown.json()).reasons[0].field]).toEqual([404, 'txid'])
    expect(asked()).toHaveLength(1)
  })

  it('[SND-1] tries the next API after an answer that makes no sense', async () => {
    backup = (path) =>
      path.includes('outspend') ? { spent: false } : { txid, vin: [], vout: [], status: { confirmed: true } }
    for (const answer of ['<html>', {}, { txid, vin: [{}], vout: [], status: { confirmed: true } }]) {
      script = () => answer
      expect((await following(txid)).status).toBe(200)
      expect(await (await following(`${txid}/outspend/0`)).json()).toEqual({ spent: false })
    }
  })

  it.each([
    'x',
    txid.toUpperCase(),
    `${txid}0`,
    `${txid}%2F..%2F..`,
    `${txid}/outspend/-1`,
    `${txid}/outspend/x`,
  ])('[SND-1] makes no request for the transaction %s', async (rest) => {
    expect([400, 404]).toContain((await following(rest)).status)
    expect((await following(txid, 'eip155:1')).status).toBe(400)
    expect(asked()).toEqual([])
  })

  it('is not reachable by JSON-RPC', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getblockcount', params: [] })
    const answer = await gateway().ask(`/v1${query}`, { method: 'POST', body })
    expect(await answer.json()).toMatchObject({ id: 1, error: { code: -32601 } })
    expect(asked()).toEqual([])
  })
})
