import { testAccounts } from '@latchkey/testing'
import fc from 'fast-check'
import { oddText } from '../hostile/oddText'
import { vendorHooks } from './vendorHooks'
import { usdc } from './vendorShapes'

/** A text or JSON value that nobody expects. */
export const odd = fc.oneof(oddText, fc.jsonValue({ maxDepth: 2 }))

/** The coin of the local chain, and what the real vendors sell. */
const assets = ['eip155:31337/slip44:60', 'eip155:1/slip44:60', `eip155:1/erc20:${usdc.toLowerCase()}`]
const accounts = testAccounts.slice(5, 8).map(({ address }) => address)
const short = (...texts: readonly string[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...texts) }, { weight: 1, arbitrary: oddText })
const names = fc.array(short('ETH', 'USDC', 'ethereum', 'eip155:31337'), { maxLength: 2 })
const limits = fc.record({ id: short('card', 'CARD'), min: short('1', '20'), max: short('100', '9999') })
const networks = fc.record({
  name: short('ethereum', 'eip155:31337'),
  display_name: short('Ethereum'),
  chain_id: short('1', '31337'),
  contract_address: short('', usdc),
})

/** What honest clients send in each field, of all calls together. */
const sound = {
  provider: fc.constantFrom(...Object.keys(vendorHooks)),
  country: fc.constantFrom('DE', 'DE', 'US', 'CU', 'AQ'),
  subdivision: fc.constantFrom('NY', 'BY', 'HI'),
  method: fc.constantFrom('card', 'card', 'ach_bank_account', 'credit_debit_card'),
  fiat: fc.constantFrom('USD', 'EUR'),
  amount: fc.constantFrom('100', '20', '1', '7500.00', '100.123'),
  asset: fc.constantFrom(...assets),
  receiver: fc.constantFrom(...['31337', '1'].flatMap((id) => accounts.map((one) => `eip155:${id}:${one}`))),
  returnUrl: short('http://localhost:3000/back', 'https://evil.example/'),
  secret: fc.constant('A'.repeat(43)),
  paymentCurrency: fc.record({
    id: short('USD', 'EUR'),
    payment_method_limits: fc.array(limits, { maxLength: 2 }),
  }),
  purchaseCurrency: fc.record({
    id: short(...assets),
    name: short('Ether'),
    symbol: short('ETH'),
    networks: fc.array(networks, { maxLength: 2 }),
  }),
  network: short('ethereum'),
  destinationWallets: fc.array(
    fc.record(
      { address: short(...accounts), blockchains: names, assets: names, supported_networks: names },
      { requiredKeys: ['address'] },
    ),
    { minLength: 1, maxLength: 2 },
  ),
  partnerUserId: fc.constant('p'.repeat(32)),
  defaultNetwork: short('ethereum', 'eip155:31337'),
  presetFiatAmount: fc.constantFrom(0, 20, 100, Number.MAX_SAFE_INTEGER),
} as const
const fields = Object.keys(sound)
const optional = new Set(['subdivision', 'returnUrl', 'network', 'defaultNetwork', 'presetFiatAmount'])

/** What a client sends: mostly sound but for one field, so it gets past the schema; else anything in any field. */
export const hostileAsks: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc
  .tuple(
    fc.record(sound, {
      requiredKeys: fields.filter((name) => !optional.has(name)) as (keyof typeof sound)[],
    }),
    fc.dictionary(fc.constantFrom(...fields, '__proto__'), odd),
    fc.oneof(fc.subarray(fields, { maxLength: 1 }), fc.constant(fields)),
  )
  .map(([asked, changes, changed]) => ({
    ...asked,
    ...Object.fromEntries(Object.entries(changes).filter(([name]) => changed.includes(name))),
    ...(changed.length > 1 && changes),
  }))

const numbers = fc.constantFrom(0, -1, 1e-300, 1e300, '0', '9'.repeat(40), '9'.repeat(80), '1.', '0.01', 'x')
const money = fc.record({ value: numbers, currency: fc.constantFrom('EUR', 'ETH', 'x') })

/** What a vendor that was taken over writes into its answers; it's honest without one. */
export const vendorLies: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(undefined),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(
    fc.constantFrom(
      'type',
      'code',
      'alpha2',
      'minBuyAmount',
      'metadata',
      'quoteCurrencyAmount',
      'totalAmount',
      'feeAmount',
      'networkFeeAmount',
      'payment_currencies',
      'purchase_currencies',
      'paymentTotal',
      'purchaseAmount',
      'coinbaseFee',
      'token',
      'destination_network_quotes',
      'redirect_url',
      'id',
      '__proto__',
    ),
    fc.oneof(numbers, money, odd),
  ),
)

/** Writes a lie into an honest answer. */
export function mixLie(honest: unknown, lie: unknown): unknown {
  if (Array.isArray(honest)) return honest.map((one) => mixLie(one, lie))
  if (lie === undefined) return honest
  return typeof lie === 'object' && lie !== null && !Array.isArray(lie) ? { ...Object(honest), ...lie } : lie
}

/** What webhooks say besides the state: the hash, the amount, the reason and who gets it. */
export const toldFacts = {
  hash: fc.oneof(fc.constantFrom(undefined, null, '0xabc', '\u0000', 'a'.repeat(128)), odd),
  amount: fc.oneof(fc.constantFrom(undefined, null, '0.03', 0.03), numbers, odd),
  reason: fc.oneof(fc.constantFrom(undefined, null, 'card_declined'), odd),
} as const
