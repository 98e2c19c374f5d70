import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { type ScriptedNode, startScriptedNode } from '../testing/startScriptedNode'

const owner = 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const extended = '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'
const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const account = (of: string, amount: unknown, decimals: unknown = 6) => ({
  pubkey: owner,
  account: {
    data: { program: 'spl-token', parsed: { info: { mint: of, tokenAmount: { amount, decimals } } } },
  },
})
let node: ScriptedNode
let lamports: unknown
let legacy: unknown
let modern: unknown
let byMint: (mint: string) => unknown = () => null
beforeEach(() => {
  node.break(undefined)
  lamports = { context: { slot: 1 }, value: 1_500_000_000 }
  legacy = { value: [account(mint, '2000000'), account(mint, '500000'), account(owner, '7')] }
  modern = { value: [] }
})
const settings: Record<string, string> = { GATEWAY_PRICES: '{"SOL":150,"USDC":1}' }
beforeAll(async () => {
  node = await startScriptedNode(({ method, params }) => {
    if (method === 'getBalance') return lamports
    const { mint: of, programId } = Object(params[1])
    if (of) return byMint(of)
    return `${programId}`.startsWith('Tokenkeg') ? legacy : modern
  })
  const tokens = [
    { address: mint, name: 'USD Coin', symbol: 'USDC', decimals: 6 },
    { address: extended, name: 'PayPal USD', symbol: 'PYUSD', decimals: 6 },
  ]
  settings.GATEWAY_CHAINS = JSON.stringify([{ id: chainId, name: 'S', rpc: [node.url], tokens }])
})
const gateway = setUpGateway(settings)
afterAll(() => node.stop())
const ask = () =>
  gateway().ask(
    `/v1/account/${owner}/balance?currency=usd&chainId=${chainId}&forceUpdate=${chainId}:${owner}`,
  )
const amounts = async () => {
  const { balances } = await (await ask()).json()
  return balances.map(({ symbol, quantity }: { symbol: string; quantity: { numeric: string } }) => [
    symbol,
    quantity.numeric,
  ])
}

it('[SOL-1] reads the native currency and the listed tokens, adding up the accounts of one token', async () => {
  const { balances } = await (await ask()).json()
  expect(balances).toMatchObject([
    {
      symbol: 'SOL',
      chainId,
      address: 'So11111111111111111111111111111111111111111',
      value: 225,
      quantity: { decimals: '9', numeric: '1.5' },
    },
    { symbol: 'USDC', chainId, address: mint, value: 2.5, quantity: { decimals: '6', numeric: '2.5' } },
  ])
  expect(balances.length).toBe(2)
})

it('[SOL-1] reads tokens of both programs, with the decimals from the chain', async () => {
  modern = { value: [account(extended, '12', 2), account(mint, '1')] }
  expect(await amounts()).toEqual([
    ['SOL', '1.5'],
    ['USDC', '2.500001'],
    ['PYUSD', '0.12'],
  ])
})

it('[SOL-1] keeps every digit beyond 2^53', async () => {
  // Real nodes send the number without quotes, see below.
  lamports = { value: '@18446744073709551615@' }
  legacy = { value: [account(mint, '18446744073709551615')] }
  expect(await amounts()).toEqual([
    ['USDC', '18446744073709.551615'],
    ['SOL', '18446744073.709551615'],
  ])
})

it("[SOL-1] skips accounts the node can't parse, which anybody can create for anybody", async () => {
  const spoiled = [
    { pubkey: owner, account: { data: ['AAAA', 'base64'] } },
    account(mint, '-5'),
    account(mint, '1e30'),
    account(mint, '9'.repeat(21)),
    account(mint, 5),
    account(mint, '5', 256),
    account('nobody', '5'),
    null,
    7,
  ]
  legacy = { value: [...spoiled, account(mint, '1000000')] }
  expect(await amounts()).toEqual([
    ['SOL', '1.5'],
    ['USDC', '1'],
  ])
})

it.each<[string, () => void]>([
  ['lamports as a string', () => (lamports = { value: 'much' })],
  ['negative lamports', () => (lamports = { value: -1 })],
  ['a fraction of a lamport', () => (lamports = { value: 0.5 })],
  ['no lamports', () => (lamports = null)],
  ['no list of accounts', () => (legacy = { value: {} })],
  ['nothing for Token-2022', () => (modern = null)],
])('reports the chain down when the node answers %s', async (_what, spoil) => {
  spoil()
  const answer = await ask()
  expect([answer.status, (await answer.json()).reasons[0].field]).toEqual([503, 'chainId'])
})

it('[SOL-1] finds the listed tokens of an account with thousands of others', async () => {
  legacy = { value: [account(mint, '5'), { pubkey: owner, more: 'x'.repeat(10_000_000) }] }
  byMint = (of) => ({ value: of === mint ? [account(mint, '3000000')] : [] })
  expect(await amounts()).toEqual([
    ['SOL', '1.5'],
    ['USDC', '3'],
  ])
})
