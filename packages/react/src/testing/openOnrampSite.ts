import type { Options } from '@latchkey/core'
import { onTestFinished } from 'vitest'
import type { GatewayAnswers } from './createScriptedGateway'
import { heldTokens, openSendSite } from './openSendSite'

/** What the scripted vendors sell. */
const ether = 'eip155:1/slip44:60'
const dollar = 'eip155:1/erc20:0x00000000000000000000000000000000000000d1'
const assets = [
  { caip19: ether, chainId: 'eip155:1', symbol: 'ETH', name: 'Ether', decimals: 18 },
  { caip19: dollar, chainId: 'eip155:1', symbol: 'LKD', name: 'Local Dollar', decimals: 6 },
]
const card = { id: 'card', min: '20.00', max: '500.00' }

/** Two vendors on the first network. */
export const vendors = [
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
    assets,
  },
]

const quote = (provider: string, amount: string, paid = '100') => ({
  provider,
  pay: { amount: paid, currency: 'USD' },
  receive: { amount, asset: ether },
  fees: [
    { kind: 'provider', amount: '1.50', currency: 'USD' },
    { kind: 'network', amount: '0.49', currency: 'USD' },
  ],
  expiresAt: Date.now() + 600_000,
})

const orderId = '6b1f0a52-8f0e-4f6e-9d3a-0123456789ab'

/** The path of the order. */
export const orderPath = `/v1/onramp/orders/${orderId}`

/** An answer about the order. */
export const orderOf = (state: string, more: object = {}) => ({
  state,
  provider: 'two',
  asset: ether,
  updatedAt: 1,
  ...more,
})

/** What a gateway with two vendors answers. */
export const onrampAnswers = (): GatewayAnswers => ({
  ...heldTokens,
  '/v1/onramp/vendors': { country: 'DE', providers: vendors, networks: ['eip155:1'] },
  '/v1/onramp/quotes': {
    quotes: [quote('one', '30000000000000000'), quote('two', '31000000000000000')],
    declined: [],
  },
  '/v1/onramp/sessions': {
    orderId,
    secret: 's'.repeat(43),
    url: 'https://vendor.example/pay?signature=1',
    expiresAt: Date.now() + 300_000,
  },
  [orderPath]: orderOf('created'),
})

/** The same, but the second vendor's fees come on top of 100, so its rate is worse although it gives more. */
export function withFeesOnTop(answers: GatewayAnswers): GatewayAnswers {
  const quotes = [quote('two', '31000000000000000', '104.2'), quote('one', '30000000000000000', '100.00')]
  return { ...answers, '/v1/onramp/quotes': { quotes, declined: [] } }
}

/** What the page did with a window that it opened for a vendor. */
type Opened = { opener: unknown; readonly location: { href: string }; isClosed: boolean }

/** Records the windows that the page opens, or blocks them all. */
export function holdWindows({ isBlocked = false } = {}): readonly Opened[] {
  const opened: Opened[] = []
  const { open } = window
  window.open = () => {
    if (isBlocked) return null
    const made: Opened = { opener: window, location: { href: 'about:blank' }, isClosed: false }
    opened.push(made)
    return new Proxy(window, {
      get(_, name) {
        if (name === 'location') return made.location
        const close = () => {
          made.isClosed = true
        }
        return name === 'close' ? close : undefined
      },
      set(_, name, value) {
        if (name === 'opener') made.opener = value
        return name === 'opener'
      },
    })
  }
  onTestFinished(() => {
    window.open = open
  })
  return opened
}

/** A connected site whose gateway knows vendors. */
export async function openOnrampSite({
  answers = onrampAnswers(),
  ...options
}: Partial<Options> & { readonly answers?: GatewayAnswers; readonly items?: Map<string, string> } = {}) {
  return openSendSite({ answers, ...options })
}
