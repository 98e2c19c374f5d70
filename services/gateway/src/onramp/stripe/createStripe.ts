import { array, maxLength, object, pipe, record, string } from 'valibot'
import { isPublicAddress } from '../../http/isPublicAddress'
import { vendorFailed } from '../errors'
import type { ListedAsset } from '../listAssets'
import type { OnrampProvider, Where } from '../OnrampProvider'
import { askVendor } from '../vendors/askVendor'
import { cutMoney } from '../vendors/cutMoney'
import { cutToUnits } from '../vendors/cutToUnits'
import { plainAsset } from '../vendors/plainAsset'
import { vendorNumber } from '../vendors/vendorNumber'
import { readStripeEvent } from './readStripeEvent'

/** What Stripe needs. */
export type StripeParts = {
  readonly secret: string
  readonly webhookSecret: string | undefined
  readonly api: string
  readonly page: string
  readonly assets: readonly ListedAsset[]
  readonly now: () => number
}

/** Stripe's networks: the name in an order, and the name among wallet addresses. */
const networks: Readonly<Record<string, { readonly name: string; readonly wallet: string }>> = {
  'eip155:1': { name: 'ethereum', wallet: 'ethereum' },
  'eip155:137': { name: 'polygon', wallet: 'polygon' },
  'eip155:8453': { name: 'base', wallet: 'base_network' },
  'eip155:43114': { name: 'avalanche', wallet: 'avalanche' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { name: 'solana', wallet: 'solana' },
  'bip122:000000000019d6689c085ae165831e93': { name: 'bitcoin', wallet: 'bitcoin' },
}
/** Circle's own contracts; other tokens called USDC aren't sold. */
const usdc: ReadonlySet<string> = new Set([
  '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
  '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  '0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
])
const coins = new Set(['ETH', 'POL', 'MATIC', 'AVAX', 'SOL', 'BTC'])
const euroCountries = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
)
/** Stripe's page has the last word on limits. */
const limits = [{ id: 'card', min: '1.00', max: '10000.00' }]

const quotesSchema = object({
  destination_network_quotes: record(
    string(),
    array(
      object({
        destination_currency: string(),
        destination_amount: vendorNumber,
        source_total_amount: vendorNumber,
        fees: object({ network_fee_monetary: vendorNumber, transaction_fee_monetary: vendorNumber }),
      }),
    ),
  ),
})
const sessionSchema = object({
  id: pipe(string(), maxLength(200)),
  redirect_url: pipe(string(), maxLength(8_000)),
})
const dayMs = 86_400_000

/** Sells through Stripe's own page; its widget would need a script of Stripe in the site. */
export function createStripe({ secret, webhookSecret, api, page, assets, now }: StripeParts): OnrampProvider {
  const sold = assets.filter(
    ({ chainId, contract, symbol }) =>
      networks[chainId] && (contract === undefined ? coins.has(symbol) : usdc.has(contract)),
  )
  const headers = { authorization: `Bearer ${secret}` }

  return {
    id: 'stripe',
    label: 'Stripe',
    kinds: ['card', 'bank', 'wallet-pay'],
    pages: [page],
    async options(where) {
      const currency = currencyIn(where)
      return currency ? { fiat: [{ id: currency, methods: limits }], assets: sold.map(plainAsset) } : null
    },
    async quote({ asset, fiat, amount }, signal) {
      const network = networks[asset.chainId]?.name ?? ''
      const url = new URL('/v1/crypto/onramp/quotes', api)
      url.search = new URLSearchParams({
        source_amount: amount,
        source_currency: fiat.toLowerCase(),
        'destination_currencies[0]': asset.symbol.toLowerCase(),
        'destination_networks[0]': network,
      }).toString()
      const answer = await askVendor(url, quotesSchema, { headers }, signal)
      const quote = answer?.destination_network_quotes[network]?.find(
        (one) => one.destination_currency === asset.symbol.toLowerCase(),
      )
      if (!quote) return null
      return {
        pay: { amount: cutMoney(quote.source_total_amount), currency: fiat },
        receive: { amount: `${cutToUnits(quote.destination_amount, asset.decimals)}`, asset: asset.caip19 },
        fees: [
          { kind: 'provider', amount: cutMoney(quote.fees.transaction_fee_monetary), currency: fiat },
          { kind: 'network', amount: cutMoney(quote.fees.network_fee_monetary), currency: fiat },
        ],
        expiresAt: now() + 30_000,
      }
    },
    async session({ asset, fiat, amount, receiver, orderId, ip }, signal) {
      const network = networks[asset.chainId]
      if (!network) throw vendorFailed({ reason: 'unknown network' })
      const symbol = asset.symbol.toLowerCase()
      const body = new URLSearchParams({
        [`wallet_addresses[${network.wallet}]`]: receiver,
        lock_wallet_address: 'true',
        source_currency: fiat.toLowerCase(),
        source_amount: amount,
        destination_currency: symbol,
        destination_network: network.name,
        'destination_currencies[0]': symbol,
        'destination_networks[0]': network.name,
        'metadata[order]': orderId,
        ...(ip && isPublicAddress(ip) ? { customer_ip_address: ip } : {}),
      }).toString()
      const made = await askVendor(
        new URL('/v1/crypto/onramp_sessions', api),
        sessionSchema,
        {
          method: 'POST',
          // Asking again for the same order can't start a second one.
          headers: {
            ...headers,
            'content-type': 'application/x-www-form-urlencoded',
            'idempotency-key': orderId,
          },
          body,
        },
        signal,
      )
      if (!made) throw vendorFailed({ reason: 'no session' })
      return { url: made.redirect_url, expiresAt: now() + dayMs, endsAt: now() + dayMs, id: made.id }
    },
    ...(webhookSecret === undefined
      ? {}
      : { readWebhook: (webhook) => readStripeEvent(webhook, { secret: webhookSecret, now }) }),
  }
}

function currencyIn({ country, subdivision }: Where): string | undefined {
  if (country === 'US') return subdivision === 'HI' ? undefined : 'USD'
  return euroCountries.has(country) ? 'EUR' : undefined
}
