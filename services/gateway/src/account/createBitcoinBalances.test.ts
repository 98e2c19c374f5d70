import { afterAll, beforeAll, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { type ScriptedEsplora, startScriptedEsplora } from '../testing/startScriptedEsplora'

const chainId = 'bip122:000000000019d6689c085ae165831e93'
const testnet = 'bip122:00000000da84f2bafbbc53dee25a72ae'
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const stats = (funded: unknown, spent: unknown) => ({
  funded_txo_sum: funded,
  spent_txo_sum: spent,
  tx_count: 1,
})
let esplora: ScriptedEsplora
let other: ScriptedEsplora
let answer: unknown
let second: unknown
const settings: Record<string, string> = { GATEWAY_PRICES: '{"BTC":60000}' }
beforeAll(async () => {
  esplora = await startScriptedEsplora(() => answer)
  other = await startScriptedEsplora(() => second)
  settings.GATEWAY_CHAINS = JSON.stringify([
    { id: chainId, name: 'Bitcoin', rpc: [esplora.url, other.url] },
    { id: testnet, name: 'Testnet', rpc: [esplora.url] },
  ])
})
const gateway = setUpGateway(settings)
afterAll(() => Promise.all([esplora.stop(), other.stop()]))
const ask = (whose = address, where = chainId) =>
  gateway().ask(`/v1/account/${whose}/balance?currency=usd&chainId=${where}&forceUpdate=${where}:${whose}`)

it('[BTC-1] counts confirmed and pending payments in both directions', async () => {
  answer = { address, chain_stats: stats(500_000_000, 100_000_000), mempool_stats: stats(7, 50_000_000) }
  const { balances } = await (await ask(address.toUpperCase())).json()
  expect(balances).toMatchObject([
    {
      symbol: 'BTC',
      chainId,
      address: '0x',
      price: 60_000,
      quantity: { decimals: '8', numeric: '3.50000007' },
    },
  ])
  // The base address keeps its path and query, and the account its lower case.
  expect(esplora.requests.at(-1)).toBe(`GET /api/address/${address}?key=secret`)
})

it('[BTC-1] is exact when the sum of all payments exceeds a safe integer', async () => {
  answer = `{"chain_stats":{"funded_txo_sum":90071992547409930,"spent_txo_sum":90071992547409920},
    "mempool_stats":{"funded_txo_sum":0,"spent_txo_sum":0}}`
  expect((await (await ask()).json()).balances[0].quantity.numeric).toBe('0.0000001')
})

it('[BTC-1] is empty for an address that was never used', async () => {
  answer = { chain_stats: stats(0, 0), mempool_stats: stats(0, 0) }
  expect(await (await ask()).json()).toEqual({ balances: [] })
})

it('[IDF-4] rejects addresses of another network', async () => {
  const wrong = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  expect((await ask(wrong, testnet)).status).toBe(200)
  for (const [whose, where] of [
    [wrong, chainId],
    [address, testnet],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', testnet],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', chainId],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', chainId],
  ] as const) {
    const refused = await ask(whose, where)
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { status: 'FAILED', reasons: [{ field: 'address', description: `Malformed address: ${whose}` }] },
    ])
  }
})

it.each<[string, unknown]>([
  ['invalid JSON', '<html>'],
  ['an empty text', ''],
  ['another shape', { chain_stats: {} }],
  ['a negative balance', { chain_stats: stats(1, 2), mempool_stats: stats(0, 0) }],
  ['a negative sum', { chain_stats: stats(-1, -2), mempool_stats: stats(0, 0) }],
  ['a fraction of a satoshi', { chain_stats: stats(1.5, 0), mempool_stats: stats(0, 0) }],
  ['endless digits', { chain_stats: stats('9'.repeat(31), '0'), mempool_stats: stats(0, 0) }],
])('tries the next API after %s, and reports the chain down when all fail', async (_what, said) => {
  answer = said
  second = { chain_stats: stats(5, 0), mempool_stats: stats(0, 0) }
  expect((await (await ask()).json()).balances[0].quantity.numeric).toBe('0.00000005')
  second = said
  const down = await ask()
  expect([down.status, await down.json()]).toEqual([
    503,
    { status: 'FAILED', reasons: [{ field: 'chainId', description: `No node of ${chainId} responds` }] },
  ])
})
