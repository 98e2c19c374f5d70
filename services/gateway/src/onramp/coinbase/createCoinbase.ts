import type { KeyObject } from 'node:crypto'
import { array, type GenericSchema, nullish, object, pipe, regex, string, transform, unknown } from 'valibot'
import { isPublicAddress } from '../../http/isPublicAddress'
import { vendorFailed } from '../errors'
import type { ListedAsset } from '../listAssets'
import type { OnrampProvider } from '../OnrampProvider'
import { askVendor } from '../vendors/askVendor'
import { chainOfName, nameOfChain } from '../vendors/chainNames'
import { cutMoney } from '../vendors/cutMoney'
import { cutToUnits } from '../vendors/cutToUnits'
import { matchAsset } from '../vendors/matchAsset'
import { plainAsset } from '../vendors/plainAsset'
import { vendorNumber } from '../vendors/vendorNumber'
import { readCoinbaseEvent } from './readCoinbaseEvent'
import { signCdpToken } from './signCdpToken'
import { snakeKeys } from './snakeKeys'

/** What Coinbase needs. */
export type CoinbaseParts = {
  readonly keyId: string
  readonly key: KeyObject
  readonly webhookSecret: string | undefined
  readonly api: string
  readonly page: string
  readonly assets: readonly ListedAsset[]
  readonly now: () => number
}

const anyCase = <Schema extends GenericSchema>(schema: Schema) =>
  pipe(
    unknown(),
    transform((value) => snakeKeys(value)),
    schema,
  )
const methodName = pipe(string(), regex(/^[A-Z][A-Z0-9_]{0,39}$/))
const optionsSchema = anyCase(
  object({
    payment_currencies: array(
      object({
        id: string(),
        limits: array(object({ id: methodName, min: vendorNumber, max: vendorNumber })),
      }),
    ),
    purchase_currencies: array(
      object({
        symbol: string(),
        networks: array(
          object({ name: string(), chain_id: nullish(string()), contract_address: nullish(string()) }),
        ),
      }),
    ),
  }),
)
const amount = object({ value: vendorNumber, currency: string() })
const quoteSchema = anyCase(
  object({
    payment_total: amount,
    purchase_amount: amount,
    coinbase_fee: amount,
    network_fee: amount,
    quote_id: string(),
  }),
)
const tokenSchema = object({ token: pipe(string(), regex(/^[-\w.~+/=]{1,2000}$/)) })

const sessionMs = 300_000
const dayMs = 86_400_000

/** Sells through Coinbase: a session token from the Developer Platform opens its page once, within five minutes. */
export function createCoinbase(parts: CoinbaseParts): OnrampProvider {
  const { webhookSecret, api, page, assets, now } = parts
  const call = async <const Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    signal: AbortSignal,
    body?: object,
  ) => {
    const url = new URL(path, api)
    const method = body ? 'POST' : 'GET'
    const headers = {
      authorization: `Bearer ${await signCdpToken(parts, method, url)}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    return askVendor(
      url,
      schema,
      { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) },
      signal,
    )
  }

  return {
    id: 'coinbase',
    label: 'Coinbase',
    kinds: ['card', 'bank', 'account'],
    pages: [page],
    async options({ country, subdivision }, signal) {
      const query = new URLSearchParams({ country, ...(subdivision ? { subdivision } : {}) })
      const listed = await call(`/onramp/v1/buy/options?${query}`, optionsSchema, signal)
      if (!listed) return null
      const found = listed.purchase_currencies.flatMap(({ networks }) =>
        networks.flatMap(({ name, chain_id, contract_address }) => {
          const chain = chain_id && /^[1-9]\d*$/.test(chain_id) ? `eip155:${chain_id}` : chainOfName(name)
          const asset = matchAsset(assets, chain, contract_address)
          return asset && nameOfChain(asset.chainId) ? [plainAsset(asset)] : []
        }),
      )
      return {
        fiat: listed.payment_currencies
          .filter(({ id }) => /^[A-Z]{3}$/.test(id))
          .map(({ id, limits }) => ({
            id,
            methods: limits.map(({ id: method, min, max }) => ({
              id: method.toLowerCase(),
              min: cutMoney(min),
              max: cutMoney(max),
            })),
          })),
        assets: [...new Map(found.map((asset) => [asset.caip19, asset])).values()],
      }
    },
    async quote({ asset, fiat, amount: paymentAmount, method, country, subdivision }, signal) {
      const quote = await call('/onramp/v1/buy/quote', quoteSchema, signal, {
        purchaseCurrency: asset.symbol,
        purchaseNetwork: nameOfChain(asset.chainId),
        paymentAmount,
        paymentCurrency: fiat,
        paymentMethod: method.toUpperCase(),
        country,
        ...(subdivision ? { subdivision } : {}),
      })
      if (!quote || quote.purchase_amount.currency !== asset.symbol) return null
      const { payment_total: total, coinbase_fee, network_fee } = quote
      return {
        pay: { amount: cutMoney(total.value), currency: total.currency },
        receive: {
          amount: `${cutToUnits(quote.purchase_amount.value, asset.decimals)}`,
          asset: asset.caip19,
        },
        fees: [
          { kind: 'provider', amount: cutMoney(coinbase_fee.value), currency: total.currency },
          { kind: 'network', amount: cutMoney(network_fee.value), currency: total.currency },
        ],
        expiresAt: now() + 30_000,
      }
    },
    async session(
      { asset, fiat, amount: presetFiatAmount, method, receiver, orderId, returnUrl, ip },
      signal,
    ) {
      const network = nameOfChain(asset.chainId)
      if (!network) throw vendorFailed({ reason: 'unknown network' })
      const made = await call('/onramp/v1/token', tokenSchema, signal, {
        addresses: [{ address: receiver, blockchains: [network] }],
        assets: [asset.symbol],
        ...(ip && isPublicAddress(ip) ? { clientIp: ip } : {}),
      })
      if (!made) throw vendorFailed({ reason: 'no session token' })
      const url = new URL('/buy/select-asset', page)
      url.search = new URLSearchParams({
        sessionToken: made.token,
        defaultNetwork: network,
        defaultAsset: asset.symbol,
        presetFiatAmount,
        fiatCurrency: fiat,
        defaultPaymentMethod: method.toUpperCase(),
        // The id of the order, which is random: never the address.
        partnerUserId: orderId,
        redirectUrl: returnUrl,
      }).toString()
      return { url: url.href, expiresAt: now() + sessionMs, endsAt: now() + dayMs }
    },
    ...(webhookSecret === undefined
      ? {}
      : { readWebhook: (webhook) => readCoinbaseEvent(webhook, { secret: webhookSecret, now }) }),
  }
}
