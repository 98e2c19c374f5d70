import { getOnramp } from '../onramp/getOnramp'
import type { VendorWindow } from '../onramp/OnrampActions'
import { openOnramp } from '../onramp/openOnramp'
import { createScriptedAdapter, type ScriptedAdapter } from './createScriptedAdapter'
import { createScriptedGateway, type ScriptedAnswers } from './createScriptedGateway'
import { type SetUp, setUp } from './setUp'
import { ownAddress, settle } from './setUpSend'

/** What the scripted vendors sell. */
export const boughtEther = 'eip155:1/slip44:60'
export const boughtDollar = 'eip155:1/erc20:0x00000000000000000000000000000000000d011a'
const assets = [
  { caip19: boughtEther, chainId: 'eip155:1', symbol: 'ETH', name: 'Ether', decimals: 18 },
  { caip19: boughtDollar, chainId: 'eip155:1', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
]
const card = { id: 'card', min: '20.00', max: '500.00' }

/** Two vendors; the second one sells only Ether, also for euros, and for more money. */
export const soldVendors = [
  { id: 'one', label: 'Vendor One', kinds: ['card'], fiat: [{ id: 'USD', methods: [card] }], assets },
  {
    id: 'two',
    label: 'Vendor Two',
    kinds: ['card', 'bank'],
    fiat: ['USD', 'EUR'].map((id) => ({
      id,
      methods: [
        { ...card, min: '10.00', max: '900.00' },
        { id: 'sepa', min: '50.00', max: '9000.00' },
      ],
    })),
    assets: assets.slice(0, 1),
  },
]

/** Vendors, quotes and an order, as a gateway with two vendors answers. */
export const onrampAnswers = (): ScriptedAnswers => ({
  '/v1/supported-chains': { http: ['eip155:1'], ws: [] },
  '/v1/onramp/vendors': { country: 'DE', providers: soldVendors, networks: ['eip155:1'] },
  '/v1/onramp/quotes': ({ init }: { init: RequestInit }) => {
    const { asset, amount, fiat } = JSON.parse(String(init.body))
    const quote = (provider: string, received: string) => ({
      provider,
      pay: { amount, currency: fiat },
      receive: { amount: received, asset },
      fees: [{ kind: 'provider', amount: '1.50', currency: fiat }],
      expiresAt: Date.UTC(2026, 0, 1) + 60_000,
    })
    return { quotes: [quote('one', '30000000000000000'), quote('two', '31000000000000000')], declined: [] }
  },
  '/v1/onramp/sessions': {
    orderId: orderIds[0],
    secret: 's'.repeat(43),
    url: 'https://vendor.example/pay?signature=1',
    expiresAt: Date.UTC(2026, 0, 1) + 300_000,
  },
  [orderPath()]: order('created'),
})

/** The same, but the second vendor's fees come on top of 100, so its rate is worse although it gives more. */
export function withFeesOnTop(answers: ScriptedAnswers): ScriptedAnswers {
  const quote = (provider: string, paid: string, received: string) => ({
    provider,
    pay: { amount: paid, currency: 'USD' },
    receive: { amount: received, asset: boughtEther },
    fees: [],
    expiresAt: Date.UTC(2026, 0, 1) + 60_000,
  })
  const quotes = [quote('two', '104.2', '31000000000000000'), quote('one', '100', '30000000000000000')]
  return { ...answers, '/v1/onramp/quotes': { quotes, declined: [] } }
}

/** Ids of orders. */
export const orderIds = [
  '6b1f0a52-8f0e-4f6e-9d3a-0123456789ab',
  '7c2f0a52-8f0e-4f6e-9d3a-0123456789ab',
] as const

/** The path of the first order. */
export function orderPath(): string {
  return `/v1/onramp/orders/${orderIds[0]}`
}

/** An answer about the order of a scripted vendor. */
export function order(state: string, more: object = {}): object {
  return { state, provider: 'two', asset: boughtEther, updatedAt: 1, ...more }
}

/** The vendor's window, as the page opens it. */
export function createVendorWindow(): VendorWindow & { readonly urls: string[]; isClosed: boolean } {
  const urls: string[] = []
  return {
    urls,
    isClosed: false,
    go: (url) => void urls.push(url),
    close() {
      this.isClosed = true
    },
  }
}

type Parts = NonNullable<Parameters<typeof setUp>[0]>

/** A connected account on a site whose gateway knows vendors. Pass `kept` for a reload or a second tab. */
export async function setUpOnramp({
  answers = onrampAnswers(),
  kept,
  parts = {},
  ...options
}: Parts & {
  answers?: ScriptedAnswers
  kept?: { adapter: ScriptedAdapter; browser: SetUp['browser'] }
} = {}) {
  const gateway = createScriptedGateway(answers)
  const adapter = kept?.adapter ?? createScriptedAdapter()
  const all = setUp({
    ...options,
    adapter,
    gateway: gateway.url,
    parts: { fetch: gateway.fetch, ...parts },
    ...(kept ? { browser: kept.browser } : {}),
  })
  if (kept) await all.latchkey.ready
  else {
    adapter.addWallet('com.one').accounts = [ownAddress]
    await all.latchkey.connect({ connectorId: 'com.one' })
  }
  const actions = await openOnramp(all.latchkey)
  /** Waits until the typing has ended and all answers have arrived. */
  const rest = async (ms = 500) => {
    await settle()
    all.host.advance(ms)
    await settle()
  }
  const view = () => getOnramp(all.latchkey.getState())
  const bodies = (path: string) =>
    gateway.asked.filter((each) => each.path === path).map(({ init }) => JSON.parse(String(init.body)))
  return { ...all, adapter, gateway, actions, rest, view, bodies }
}
