import { getBalance as contract } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { parse } from 'valibot'
import {
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app'
import { readConfig } from '../config/readConfig'
import { createNodes } from '../rpc/createNodes'
import { setUpGateway } from '../testing/setUpGateway'
import { startScriptedNode } from '../testing/startScriptedNode'
import { createAccountServices } from './createAccountServices'

let anvil: AnvilNode
let bare: AnvilNode
const settings: Record<string, string> = {
  GATEWAY_PRICES: JSON.stringify({ ETH: 3000, LKD: 1, LKT: 2.5, EUR: 1.25, BTC: 60_000 }),
  GATEWAY_PUBLIC_URL: 'https://wallets.example',
}
const reader = testAccounts[0].address
const receiver = '0x00000000000000000000000000000000000bee01'
/** Its capital letter is not a checksum. */
const written = '0x00000000000000000000000000000000000Bee01'

beforeAll(async () => {
  anvil = await startAnvil()
  bare = await startAnvil({ chainId: 31338, seed: false })
  const { dollar, token, collection } = anvil.contracts
  const tokens = [
    { address: dollar, name: 'Latchkey Dollar', symbol: 'LKD', decimals: 6 },
    { address: token, name: 'Latchkey Token', symbol: 'LKT', decimals: 18 },
    { address: `0x${'12'.repeat(20)}`, name: 'Nothing there', symbol: 'NON', decimals: 18 },
    { address: collection, name: 'No such method', symbol: 'COL', decimals: 0 },
  ]
  settings.GATEWAY_CHAINS = JSON.stringify([
    { id: 'eip155:31337', name: 'Local', rpc: [anvil.url], tokens },
    { id: 'eip155:31338', name: 'Bare', rpc: [bare.url] },
    {
      id: 'eip155:31339',
      name: 'Local by batch',
      rpc: [anvil.url],
      tokens,
      multicall: `0x${'34'.repeat(20)}`,
    },
    { id: 'eip155:31340', name: 'Test', rpc: [anvil.url], tokens, testnet: true },
    { id: 'eip155:666', name: 'Down', rpc: ['http://127.0.0.1:9'] },
    { id: 'bip122:000000000019d6689c085ae165831e93', name: 'Bitcoin', rpc: [anvil.url] },
  ])
}, 60_000)
const gateway = setUpGateway(settings)
afterAll(() => Promise.all([anvil.stop(), bare.stop()]))

const ask = (address: string, query: string) => gateway().ask(`/v1/account/${address}/balance?${query}`)
const read = async (address: string, query = 'currency=usd&chainId=eip155:31337') =>
  parse(contract.output, await (await ask(address, query)).json()).balances
const icon = (symbol: string) => `https://wallets.example/public/getTokenImage/${symbol}`

describe('[ACC-2] the balance of an account', () => {
  it('has the native currency and tokens in the exact shape, most valuable first', async () => {
    const answer = await ask(reader, 'currency=usd&chainId=eip155:31337')
    const { dollar, token } = anvil.contracts
    expect(await answer.json()).toEqual({
      balances: [
        {
          name: 'Ether',
          symbol: 'ETH',
          chainId: 'eip155:31337',
          value: 30_000_000,
          price: 3000,
          quantity: { decimals: '18', numeric: '10000' },
          iconUrl: icon('ETH'),
        },
        {
          name: 'Latchkey Dollar',
          symbol: 'LKD',
          chainId: 'eip155:31337',
          address: `eip155:31337:${dollar.toLowerCase()}`,
          value: 2500,
          price: 1,
          quantity: { decimals: '6', numeric: '2500' },
          iconUrl: icon('LKD'),
        },
        {
          name: 'Latchkey Token',
          symbol: 'LKT',
          chainId: 'eip155:31337',
          address: `eip155:31337:${token.toLowerCase()}`,
          value: 250,
          price: 2.5,
          quantity: { decimals: '18', numeric: '100' },
          iconUrl: icon('LKT'),
        },
        // The collection answers balanceOf like a token, as ERC-721 does.
        expect.objectContaining({ symbol: 'COL', price: 0, quantity: { decimals: '0', numeric: '1' } }),
      ],
    })
  })

  it('is the same without Multicall3', async () => {
    const quantities = (balances: Awaited<ReturnType<typeof read>>) =>
      balances.map(({ symbol, quantity }) => [symbol, quantity.numeric])
    const alone = await read(reader, 'currency=usd&chainId=eip155:31339')
    expect(quantities(alone)).toEqual(quantities(await read(reader)))
    expect(alone.length).toBe(4)
  })

  it('is cached for ten seconds, unless a refresh is forced', async () => {
    const wallet = createTestClient({
      mode: 'anvil',
      transport: http(anvil.url),
      account: privateKeyToAccount(testAccounts[1].privateKey),
    })
      .extend(publicActions)
      .extend(walletActions)
    expect(await read(written)).toEqual([])
    const to = anvil.contracts.dollar
    const args = [receiver, 1_500_001n] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
    const hashes = [
      await wallet.sendTransaction({ to: receiver, value: parseEther('0.25'), chain: null }),
      await wallet.sendTransaction({ to, data, chain: null }),
    ]
    for (const hash of hashes) await vi.waitFor(() => wallet.getTransactionReceipt({ hash }), 60_000)
    expect(await read(written)).toEqual([])
    const native = 'eip155:31337:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
    const forced = await read(
      receiver,
      `currency=usd&chainId=eip155:31337&forceUpdate=${native},eip155:31337:${to}`,
    )
    expect(forced.map(({ symbol, quantity, value }) => [symbol, quantity.numeric, value])).toEqual([
      ['ETH', '0.25', 750],
      ['LKD', '1.500001', 1.500001],
    ])
    expect(await read(written)).toEqual(forced)
  })

  it('covers all chains except test networks, skipping those that are down', async () => {
    const balances = await read(reader, 'currency=usd')
    expect([...new Set(balances.map(({ chainId }) => chainId))].sort()).toEqual([
      'eip155:31337',
      'eip155:31338',
      'eip155:31339',
    ])
    expect(await read(testAccounts[5].address, 'currency=usd&chainId=eip155:31340')).toEqual([
      expect.not.objectContaining({ value: expect.anything() }),
    ])
  })

  it("uses the operator's exchange rates", async () => {
    const [euro] = await read(reader, 'currency=eur&chainId=eip155:31337')
    expect([euro?.price, euro?.value]).toEqual([2400, 24_000_000])
    const [bitcoin] = await read(reader, 'currency=btc&chainId=eip155:31337')
    expect([bitcoin?.price, bitcoin?.value]).toEqual([0.05, 500])
  })
})

it('waits only a few seconds for a chain that hangs', async () => {
  const hanging = await startScriptedNode(() => null)
  hanging.break(() => undefined)
  const { services } = gateway()
  const config = readConfig({
    ...settings,
    GATEWAY_CHAINS: JSON.stringify([
      { id: 'eip155:1', name: 'Hanging', rpc: [hanging.url] },
      { id: 'eip155:31337', name: 'Local', rpc: [anvil.url] },
    ]),
  })
  const nodes = createNodes({ config, metrics: services.metrics, now: services.now })
  const fresh = createAccountServices(config, nodes, services.now)
  const app = createApp({ ...services, ...fresh, config, nodes })
  const began = Date.now()
  const answer = await app.request(`/v1/account/${reader}/balance?currency=usd&projectId=dev`)
  expect((await answer.json()).balances).toMatchObject([{ chainId: 'eip155:31337' }])
  expect(Date.now() - began).toBeLessThan(20_000)
  await nodes.stop()
  await hanging.stop()
})

describe('an error', () => {
  const reason = async (answer: Response) => [answer.status, (await answer.json()).reasons[0].field]

  it.each([
    ['a currency without a rate', reader, 'currency=jpy&chainId=eip155:31337', 400, 'currency'],
    ['an unknown chain', reader, 'currency=usd&chainId=eip155:5', 400, 'chainId'],
    ['a broken address', '0x123', 'currency=usd', 400, 'address'],
    ['a broken address for SQL', "0x' or 1=1--", 'currency=usd', 400, 'address'],
    [
      'an address of another namespace than the chain',
      '11111111111111111111111111111112',
      'currency=usd&chainId=eip155:31337',
      400,
      'address',
    ],
    ['a text that only looks like a Solana address', '1'.repeat(33), 'currency=usd', 400, 'address'],
    [
      'an address of another network of the family',
      'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      'currency=usd',
      400,
      'address',
    ],
    [
      "a node that doesn't speak Esplora",
      '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
      'currency=usd',
      503,
      'chainId',
    ],
    ['a chain that is down', reader, 'currency=usd&chainId=eip155:666', 503, 'chainId'],
    ['a namespace without chains', '11111111111111111111111111111112', 'currency=usd', 503, 'chainId'],
    ['an invalid address to refresh', reader, 'currency=usd&forceUpdate=x', 400, ''],
  ])('names the field for %s', async (_what, address, query, status, field) => {
    expect(await reason(await ask(encodeURIComponent(address), query))).toEqual([status, field])
  })

  it('is plain text for an invalid query', async () => {
    expect((await ask(reader, '')).status).toBe(400)
    expect((await ask(reader, 'currency=shells')).status).toBe(400)
  })
})
