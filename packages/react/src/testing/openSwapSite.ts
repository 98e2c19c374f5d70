import type { ChainAdapter, Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet, createScriptedSwaps, createScriptedTransfers } from '@latchkey/testing'
import { createScriptedGateway, type GatewayAnswers } from './createScriptedGateway'
import { createMemory, createTestInstance } from './createTestInstance'
import { heldTokens } from './openSendSite'

/** A connected site whose chain and market are scripted. */
export async function openSwapSite({
  answers = {},
  items = new Map<string, string>(),
  explains,
  ...options
}: Partial<Options> & {
  readonly answers?: GatewayAnswers
  readonly items?: Map<string, string>
  /** What a request does; without it nobody can tell. */
  readonly explains?: ChainAdapter['can']['explain']
} = {}) {
  const page = new EventTarget()
  const wallet = createEvmWallet({
    name: 'Fox',
    rdns: 'test.fox',
    chains: [{ chainId: 1 }, { chainId: 8453 }],
  })
  wallet.announce({ target: page })
  const { chain, transfers } = createScriptedTransfers()
  chain.token = { decimals: 6, symbol: 'USDC', name: 'Dollar' }
  chain.tokenBalance = 5_000_000_000n
  chain.nativeBalance = 10n ** 19n
  const trade = createScriptedSwaps()
  const adapter = evm({ page })
  // No node answers, and the wallet doesn't tell its assets.
  const own: Partial<ChainAdapter> = {
    getBalance: async () => ({ value: '10', symbol: 'ETH', decimals: 18 }),
    can: {
      switchNetwork: adapter.can.switchNetwork,
      getName: async () => null,
      transfers: async () => transfers,
      swaps: async () => trade.swaps,
      ...(explains ? { explain: explains } : {}),
    } as ChainAdapter['can'],
  }
  const gateway = createScriptedGateway({ ...heldTokens, ...trade.answers, ...answers })
  const latchkey = createTestInstance(
    [{ ...adapter, ...own }],
    { gateway: gateway.url, ...options },
    {
      storage: createMemory(items),
      async fetch(address, init) {
        if (new URL(address).pathname !== '/v1/swap/quotes') return gateway.host.fetch(address, init)
        return Response.json(trade.offer(JSON.parse(`${init.body}`)))
      },
    },
  )
  await latchkey.connect({ connectorId: 'test.fox' })
  return { latchkey, chain, wallet, gateway, market: trade.market }
}
