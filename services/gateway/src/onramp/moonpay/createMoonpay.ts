import { array, boolean, nullish, object, optional, picklist, string } from 'valibot'
import { vendorFailed } from '../errors'
import type { ListedAsset } from '../listAssets'
import type { OnrampProvider, Where } from '../OnrampProvider'
import { askVendor } from '../vendors/askVendor'
import { chainOfName } from '../vendors/chainNames'
import { cutMoney } from '../vendors/cutMoney'
import { cutToUnits } from '../vendors/cutToUnits'
import { matchAsset } from '../vendors/matchAsset'
import { plainAsset } from '../vendors/plainAsset'
import { vendorNumber } from '../vendors/vendorNumber'
import { readMoonpayEvent } from './readMoonpayEvent'
import { signUrl } from './signUrl'

/** What MoonPay needs. */
export type MoonpayParts = {
  readonly key: string
  readonly secret: string
  readonly webhookKey: string
  readonly api: string
  readonly page: string
  readonly assets: readonly ListedAsset[]
  readonly now: () => number
}

const countriesSchema = array(
  object({
    alpha2: string(),
    isBuyAllowed: boolean(),
    states: optional(nullish(array(object({ code: string(), isBuyAllowed: boolean() })))),
  }),
)
const currenciesSchema = array(
  object({
    type: picklist(['crypto', 'fiat']),
    code: string(),
    isSuspended: nullish(boolean()),
    isSupportedInUS: nullish(boolean()),
    notAllowedCountries: nullish(array(string())),
    notAllowedUSStates: nullish(array(string())),
    minBuyAmount: nullish(vendorNumber),
    maxBuyAmount: nullish(vendorNumber),
    metadata: nullish(
      object({
        contractAddress: nullish(string()),
        chainId: nullish(string()),
        networkCode: nullish(string()),
      }),
    ),
  }),
)
const quoteSchema = object({
  quoteCurrencyAmount: vendorNumber,
  feeAmount: vendorNumber,
  networkFeeAmount: vendorNumber,
  extraFeeAmount: vendorNumber,
  totalAmount: vendorNumber,
})

type Currency = {
  readonly isSuspended?: boolean | null | undefined
  readonly isSupportedInUS?: boolean | null | undefined
  readonly notAllowedCountries?: readonly string[] | null | undefined
  readonly notAllowedUSStates?: readonly string[] | null | undefined
}

/** Our ways to pay by MoonPay's names. */
const card = 'credit_debit_card'
const dayMs = 86_400_000

/** Sells through MoonPay: a signed link, no call to start an order. */
export function createMoonpay(parts: MoonpayParts): OnrampProvider {
  const { key, secret, webhookKey, api, page, assets, now } = parts
  const ask = (path: string, query: Readonly<Record<string, string>> = {}) => {
    const url = new URL(path, api)
    url.search = new URLSearchParams({ apiKey: key, ...query }).toString()
    return url
  }
  /** MoonPay's code of an asset, as its list of currencies says. */
  const readCurrencies = async (signal: AbortSignal) => {
    const listed = await askVendor(ask('/v3/currencies'), currenciesSchema, {}, signal)
    if (!listed) throw vendorFailed({ reason: 'no currencies' })
    const coins = listed.flatMap((currency) => {
      const { chainId, networkCode, contractAddress } = currency.metadata ?? {}
      const chain =
        chainId && /^[1-9]\d*$/.test(chainId) ? `eip155:${chainId}` : chainOfName(networkCode ?? '')
      const asset = currency.type === 'crypto' ? matchAsset(assets, chain, contractAddress) : undefined
      return asset ? [{ currency, asset }] : []
    })
    return { coins, money: listed.filter(({ type }) => type === 'fiat') }
  }
  const codeOf = async (caip19: string, signal: AbortSignal): Promise<string> => {
    const found = (await readCurrencies(signal)).coins.find(({ asset }) => asset.caip19 === caip19)
    if (!found) throw vendorFailed({ reason: 'asset is gone' })
    return found.currency.code
  }

  return {
    id: 'moonpay',
    label: 'MoonPay',
    kinds: ['card', 'bank', 'wallet-pay'],
    pages: [page],
    async options(where, signal) {
      const [countries, { coins, money }] = await Promise.all([
        askVendor(ask('/v3/countries'), countriesSchema, {}, signal),
        readCurrencies(signal),
      ])
      const country = countries?.find(({ alpha2 }) => alpha2 === where.country)
      const state = country?.states?.find(({ code }) => code === where.subdivision)
      if (!country?.isBuyAllowed || state?.isBuyAllowed === false) return null
      return {
        fiat: money.flatMap(({ code, minBuyAmount: min, maxBuyAmount: max }) =>
          /^[a-z]{3}$/i.test(code) && min && max
            ? [{ id: code.toUpperCase(), methods: [{ id: 'card', min: cutMoney(min), max: cutMoney(max) }] }]
            : [],
        ),
        assets: coins.filter(({ currency }) => isSold(currency, where)).map(({ asset }) => plainAsset(asset)),
      }
    },
    async quote({ asset, fiat, amount }, signal) {
      const url = ask(`/v3/currencies/${encodeURIComponent(await codeOf(asset.caip19, signal))}/buy_quote`, {
        baseCurrencyCode: fiat.toLowerCase(),
        baseCurrencyAmount: amount,
        paymentMethod: card,
        areFeesIncluded: 'true',
      })
      const quote = await askVendor(url, quoteSchema, {}, signal)
      if (!quote) return null
      const fee = (kind: 'provider' | 'network' | 'partner', text: string) => ({
        kind,
        amount: cutMoney(text),
        currency: fiat,
      })
      return {
        pay: { amount: cutMoney(quote.totalAmount), currency: fiat },
        receive: { amount: `${cutToUnits(quote.quoteCurrencyAmount, asset.decimals)}`, asset: asset.caip19 },
        fees: [
          fee('provider', quote.feeAmount),
          fee('network', quote.networkFeeAmount),
          fee('partner', quote.extraFeeAmount),
        ],
        expiresAt: now() + 30_000,
      }
    },
    async session({ asset, fiat, amount, receiver, orderId, returnUrl }, signal) {
      const url = new URL('/', page)
      url.search = new URLSearchParams({
        apiKey: key,
        currencyCode: await codeOf(asset.caip19, signal),
        walletAddress: receiver,
        baseCurrencyCode: fiat.toLowerCase(),
        baseCurrencyAmount: amount,
        paymentMethod: card,
        externalTransactionId: orderId,
        redirectURL: returnUrl,
      }).toString()
      // Signed links of MoonPay don't expire; a visitor who waits a day starts again.
      return { url: signUrl(url, secret), expiresAt: now() + dayMs, endsAt: now() + dayMs }
    },
    readWebhook: (webhook) =>
      readMoonpayEvent(webhook, {
        header: 'moonpay-signature-v2',
        key: webhookKey,
        now,
        // It repeats deliveries for a while; a repeated one changes nothing.
        toleranceMs: dayMs,
      }),
  }
}

function isSold(
  { isSuspended, isSupportedInUS, notAllowedCountries, notAllowedUSStates }: Currency,
  { country, subdivision }: Where,
): boolean {
  if (isSuspended || notAllowedCountries?.includes(country)) return false
  if (country !== 'US') return true
  return isSupportedInUS !== false && !notAllowedUSStates?.includes(subdivision ?? '')
}
