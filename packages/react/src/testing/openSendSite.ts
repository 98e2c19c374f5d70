import type { ChainAdapter, Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import type { Explanation } from '@latchkey/explain'
import { createEvmWallet, createScriptedTransfers } from '@latchkey/testing'
import { createScriptedGateway, type GatewayAnswers } from './createScriptedGateway'
import { createMemory, createTestInstance } from './createTestInstance'

/** Two tokens of the account: the coin at 2,000 dollars, and another one at 1 dollar. */
export const heldTokens: GatewayAnswers = {
  '/v1/supported-chains': { http: ['eip155:1'], ws: [] },
  '/v1/identity/*': { name: null, avatar: null },
  '/v1/account/*/balance': {
    balances: [
      {
        name: 'Ether',
        symbol: 'ETH',
        chainId: 'eip155:1',
        value: 2000,
        price: 2000,
        quantity: { decimals: '18', numeric: '1' },
        iconUrl: '',
      },
      {
        name: 'Local Dollar',
        symbol: 'LKD',
        chainId: 'eip155:1',
        address: 'eip155:1:0x00000000000000000000000000000000000000d1',
        value: 5,
        price: 1,
        quantity: { decimals: '6', numeric: '5' },
        iconUrl: '',
      },
    ],
  },
  '/v1/account/*/history': { data: [], next: null },
  '/v1/account/*/nfts': { nfts: [], next: null },
}

/** A connected site whose chain is scripted. Without `answers` it has no gateway. */
export async function openSendSite({
  answers,
  items = new Map<string, string>(),
  traits = {},
  ...options
}: Partial<Options> & {
  readonly answers?: GatewayAnswers | undefined
  /** What the family has, if it isn't what EVM chains have. */
  readonly traits?: ChainAdapter['traits']
  readonly items?: Map<string, string>
} = {}) {
  const page = new EventTarget()
  const wallet = createEvmWallet({
    name: 'Fox',
    rdns: 'test.fox',
    chains: [{ chainId: 1 }, { chainId: 8453 }],
    exposes: 2,
  })
  wallet.announce({ target: page })
  const { chain, transfers } = createScriptedTransfers()
  chain.token = { decimals: 6, symbol: 'FOUND', name: 'Found token' }
  /** What the request of a quote does; null reads it. */
  const explained: { now: Explanation | null } = { now: null }
  const adapter = evm({ page })
  // No node answers, and the wallet doesn't tell its assets.
  const own: Partial<ChainAdapter> = {
    getBalance: async () => ({ value: '1', symbol: 'ETH', decimals: 18 }),
    can: {
      switchNetwork: adapter.can.switchNetwork,
      getName: async () => null,
      transfers: async () => transfers,
      explain: async (request) => explained.now ?? adapter.can.explain?.(request),
    } as ChainAdapter['can'],
  }
  const gateway = answers && createScriptedGateway(answers)
  const latchkey = createTestInstance(
    [{ ...adapter, ...own, traits: { ...adapter.traits, ...traits } }],
    { ...(gateway ? { gateway: gateway.url } : {}), ...options },
    { storage: createMemory(items), ...gateway?.host },
  )
  await latchkey.connect({ connectorId: 'test.fox' })
  return { latchkey, chain, explained, wallet, gateway }
}
