import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp } from '../app'
import { readConfig } from '../config/readConfig'
import { setUpGateway } from '../testing/setUpGateway'
import { type ScriptedNode, startScriptedNode } from '../testing/startScriptedNode'
import { createAccountServices } from './createAccountServices'

const at = (digit: string) => `0x${digit.repeat(40)}`
const native = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const tokens = [
  { address: at('a'), name: 'By feed', symbol: 'FED', decimals: 18, feed: at('f') },
  { address: at('b'), name: 'By API', symbol: 'API', decimals: 6 },
  { address: at('c'), name: 'By table', symbol: 'TAB', decimals: 6 },
  { address: at('d'), name: 'Unknown', symbol: 'UNK', decimals: 6 },
  { address: at('1'), name: 'Old feed', symbol: 'OLD', decimals: 6, feed: at('0') },
]
let node: ScriptedNode
let api: Server
let apiAnswer = ''
const asked: string[] = []
const settings: Record<string, string> = {
  GATEWAY_PRICES: JSON.stringify({ ETH: 3000, FED: 1, API: 1, TAB: 7, EUR: 1.25 }),
}

beforeAll(async () => {
  node = await startScriptedNode(({ params }) => {
    const { to, data } = Object(params[0])
    if (![at('f'), at('0')].includes(to)) return '0x'
    if (data === '0x313ce567') return encodeAbiParameters([{ type: 'uint8' }], [8])
    const seconds = BigInt(Math.floor(Date.now() / 1000) - (to === at('0') ? 200_000 : 60))
    const round = parseAbiParameters('uint80, int256, uint256, uint256, uint80')
    return encodeAbiParameters(round, [1n, 2_012_345_678n, seconds, seconds, 1n])
  })
  api = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://x').searchParams.get('addresses') ?? '')
    response.writeHead(request.headers.authorization ? 200 : 401).end(apiAnswer)
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  settings.GATEWAY_PRICE_API = `http://user:secret@127.0.0.1:${(api.address() as AddressInfo).port}/prices?key=secret`
  settings.GATEWAY_CHAINS = JSON.stringify([{ id: 'eip155:1', name: 'One', rpc: [node.url], tokens }])
})
const gateway = setUpGateway(settings)
afterAll(async () => {
  api.close()
  await node.stop()
})
// Keeps prices that one test has read from another test.
let app = gateway
beforeEach(() => {
  const { services } = gateway()
  const fresh = createAccountServices(readConfig(settings), services.nodes, services.now)
  const made = createApp({ ...services, ...fresh })
  app = () => ({ ...gateway(), app: made })
  apiAnswer = JSON.stringify({ [`eip155:1:${at('b').toUpperCase().replace('0X', '0x')}`]: 0.5 })
})

const post = (addresses: unknown, currency = 'usd') =>
  app().app.request('/v1/fungible/price', {
    method: 'POST',
    body: JSON.stringify({ addresses, currency, projectId: 'dev' }),
  })
const prices = async (addresses: string[], currency?: string) =>
  (await (await post(addresses, currency)).json()).fungibles.map(
    (found: { symbol: string; price: number }) => [found.symbol, found.price],
  )

it('asks feeds first, then the API, then the table', async () => {
  const ids = tokens.map(({ address }) => `eip155:1:${address}`)
  expect(await prices([native, ...ids])).toEqual([
    ['ETH', 3000],
    ['FED', 20.12345678],
    ['API', 0.5],
    ['TAB', 7],
  ])
  expect(asked.at(-1)).not.toContain(at('a'))
})

it('returns the wire format, and asks no source twice within a minute', async () => {
  const id = `eip155:1:${at('b')}`
  const first = await (await post([id])).json()
  const count = asked.length
  expect(first).toEqual({
    fungibles: [
      {
        address: id,
        name: 'By API',
        symbol: 'API',
        iconUrl: 'http://localhost/public/getTokenImage/API',
        price: 0.5,
        decimals: 6,
      },
    ],
  })
  expect(await (await post([id])).json()).toEqual(first)
  expect(asked.length).toBe(count)
})

it('converts to other currencies', async () => {
  expect(await prices([native], 'eur')).toEqual([['ETH', 2400]])
})

it('answers 503 when a source that may know is down, without naming its address', async () => {
  for (const broken of ['not JSON', '{"a":"b"}', `"${'x'.repeat(2_000_000)}"`]) {
    apiAnswer = broken
    const answer = await post([`eip155:1:${at('d')}`])
    expect(answer.status).toBe(503)
    expect(await answer.text()).toBe(
      '{"status":"FAILED","reasons":[{"field":"","description":"Can\'t reach the source of prices"}]}',
    )
  }
  expect(await prices([`eip155:1:${at('b')}`, native])).toEqual([
    ['API', 1],
    ['ETH', 3000],
  ])
})

it('rejects invalid requests', async () => {
  const status = async (...args: Parameters<typeof post>) => (await post(...args)).status
  expect(await status([])).toBe(400)
  expect(await status([native], 'shells')).toBe(422)
  expect(await status([native], 'inr')).toBe(400)
  expect(await status(['0x123'])).toBe(400)
  expect(await status(['eip155:5:0x123'])).toBe(400)
  expect(await status(['eip155:1:0x123'])).toBe(400)
  expect(await status('eip155:1')).toBe(422)
})
