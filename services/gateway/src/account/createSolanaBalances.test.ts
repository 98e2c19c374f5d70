import { afterAll, beforeAll, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { type ScriptedNode, startScriptedNode } from '../testing/startScriptedNode'

const owner = 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const chainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const account = (of: string, amount: string) => ({
  pubkey: owner,
  account: {
    data: { program: 'spl-token', parsed: { info: { mint: of, tokenAmount: { amount, decimals: 6 } } } },
  },
})
let node: ScriptedNode
let lamports: unknown = { context: { slot: 1 }, value: 1_500_000_000 }
const settings: Record<string, string> = { GATEWAY_PRICES: '{"SOL":150,"USDC":1}' }
beforeAll(async () => {
  node = await startScriptedNode(({ method, params }) => {
    if (method === 'getBalance') return lamports
    const { programId } = Object(params[1])
    return `${programId}`.startsWith('Tokenkeg')
      ? { value: [account(mint, '2000000'), account(mint, '500000'), account(owner, '7')] }
      : { value: [] }
  })
  const tokens = [{ address: mint, name: 'USD Coin', symbol: 'USDC', decimals: 6 }]
  const nativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
  settings.GATEWAY_CHAINS = JSON.stringify([
    { id: chainId, name: 'S', rpc: [node.url], nativeCurrency, tokens },
  ])
})
const gateway = setUpGateway(settings)
afterAll(() => node.stop())
const ask = (query = '') => gateway().ask(`/v1/account/${owner}/balance?currency=usd${query}`)

it('reads the native currency and the listed tokens, with plain addresses, adding up accounts of one token', async () => {
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

it('is down where the node answers something else', async () => {
  lamports = { value: 'much' }
  const answer = await ask(`&chainId=${chainId}`)
  expect([answer.status, (await answer.json()).reasons[0].field]).toEqual([503, 'chainId'])
})
