import type { AccountType } from '@latchkey/protocol'
import { createScriptedSwaps, createScriptedTransfers, type ScriptedMarket } from '@latchkey/testing'
import { getSwap } from '../swap/getSwap'
import type { TradedToken } from '../swap/SwapState'
import { openSwap } from '../swap/swap'
import { createScriptedAdapter } from './createScriptedAdapter'
import { type AskedGateway, createScriptedGateway } from './createScriptedGateway'
import type { Browser } from './createTestHost'
import { setUp } from './setUp'
import { ownAddress, settle } from './setUpSend'

type Parts = NonNullable<Parameters<typeof setUp>[0]>

function scriptedSite() {
  const adapter = createScriptedAdapter()
  const { chain, transfers } = createScriptedTransfers()
  const trade = createScriptedSwaps()
  Object.assign(adapter, {
    can: { ...adapter.can, transfers: async () => transfers, swaps: async () => trade.swaps },
  })
  const gateway = createScriptedGateway({
    ...trade.answers,
    '/v1/swap/quotes': ({ init }: AskedGateway) => trade.offer(JSON.parse(`${init.body}`)),
  })
  return { adapter, chain, market: trade.market, gateway }
}

/** A scripted chain and market with what a browser has stored. */
export type KeptSwap = ReturnType<typeof scriptedSite> & { readonly browser: Browser }

/** A connected account with a scripted chain, a scripted market and an open form. Pass `kept` for a reload. */
export async function setUpSwap({
  type = 'eoa',
  kept,
  change,
  ...parts
}: Parts & {
  type?: AccountType
  kept?: KeptSwap
  change?: (market: ScriptedMarket) => void
} = {}) {
  const { adapter, chain, market, gateway } = kept ?? scriptedSite()
  const all = setUp({
    ...parts,
    adapter,
    gateway: gateway.url,
    parts: { fetch: gateway.fetch, ...parts.parts },
    ...(kept ? { browser: kept.browser } : {}),
  })
  const { latchkey, host } = all
  if (!kept) {
    const wallet = adapter.addWallet('com.one')
    wallet.accounts = [ownAddress]
    await latchkey.connect({ connectorId: 'com.one' })
    if (type !== 'eoa') wallet.tell({ accounts: [{ address: ownAddress, type }] })
  } else await latchkey.ready
  market.now = host.now
  change?.(market)
  chain.token = { decimals: 6, symbol: 'USDC', name: 'Dollar' }
  chain.tokenBalance = 5_000_000_000n
  chain.nativeBalance = 10n * 10n ** 18n
  const actions = await openSwap(latchkey)
  await actions.start()
  /** Waits until the typing has ended and all answers have arrived. */
  const rest = async (ms = 300) => {
    await settle()
    host.advance(ms)
    await settle()
  }
  const view = () => getSwap(latchkey.getState())
  const sent = () => latchkey.getState().send?.sent ?? []
  const token = (symbol: string): TradedToken => {
    const found = view().tokens?.all.find((each) => each.symbol === symbol)
    if (!found) throw new TypeError(`no token ${symbol}`)
    return found
  }
  await rest()
  return { ...all, adapter, chain, market, gateway, actions, rest, view, sent, token }
}

/** A connected account with an open swap form. */
export type SwapSite = Awaited<ReturnType<typeof setUpSwap>>

/** Fills in a swap of 100 dollars for coins, and waits for the offers. */
export async function fillSwap({ actions, rest, token }: SwapSite): Promise<void> {
  actions.setToken('sourceToken', token('USDC'))
  actions.setToken('toToken', token('ETH'))
  actions.setAmount('100')
  await rest()
}
