import { describe, expect, it } from 'vitest'
import { fetchHistory } from '../activity/fetchHistory'
import { getAccount } from '../connect/getAccount'
import { createScriptedGateway } from '../testing/createScriptedGateway'
import { createFamilies, familyNetworks } from '../testing/fourFamilies'
import { setUp } from '../testing/setUp'
import { fetchPortfolio } from './fetchPortfolio'

const families = ['solana', 'bip122', 'polkadot'] as const

const token = (family: string) => ({
  name: 'Coin',
  symbol: 'COIN',
  chainId: `${family}:1`,
  value: 2,
  price: 1,
  quantity: { decimals: '9', numeric: '2' },
  iconUrl: '',
})

const transaction = (family: string) => ({
  id: `${family}-tx`,
  metadata: {
    operationType: 'receive',
    hash: `${family}-tx`,
    minedAt: '2026-01-02T03:04:05Z',
    nonce: 0,
    sentFrom: 'somebody',
    sentTo: `${family}-A`,
    status: 'confirmed',
    chain: `${family}:1`,
  },
  transfers: [],
})

describe.each(families)('an account of %s', (family) => {
  async function enter() {
    const gateway = createScriptedGateway({
      '/v1/supported-chains': { http: [`${family}:1`], ws: [] },
      [`/v1/account/${family}-A/balance`]: { balances: [token(family)] },
      [`/v1/account/${family}-A/history`]: { data: [transaction(family)], next: null },
    })
    const adapters = createFamilies()
    adapters[family].addWallet('com.one').accounts = [`${family}-A`]
    const { latchkey } = setUp({
      networks: familyNetworks,
      adapters: Object.values(adapters),
      gateway: gateway.url,
      parts: { fetch: gateway.fetch },
    })
    await latchkey.connect({ connectorId: 'com.one', namespace: family })
    return { latchkey, gateway, details: () => getAccount(latchkey.getState()).details }
  }

  it('[ACC-2] [ACC-8] shows the tokens that the gateway lists', async () => {
    const { latchkey, gateway, details } = await enter()
    await fetchPortfolio(latchkey)
    expect(details().tokenBalance?.map(({ symbol }) => symbol)).toEqual(['COIN'])
    expect(gateway.asked.at(-1)?.url.searchParams.get('chainId')).toBe(`${family}:1`)
  })

  it('[ACC-4] [ACC-8] shows history where the family has it, and requests nothing else', async () => {
    const { latchkey, gateway, details } = await enter()
    await fetchHistory(latchkey)
    const hashes = details().activity?.transactions.map(({ id }) => id)
    expect(hashes).toEqual(family === 'polkadot' ? [] : [`${family}-tx`])
    const asked = gateway.paths().filter((path) => path.endsWith('/history'))
    expect(asked).toHaveLength(family === 'polkadot' ? 0 : 1)
  })
})
