import { fromBaseUnits } from '@latchkey/protocol'
import type { Prices } from '../../account/prices/createPrices'
import type { Chain } from '../../config/chainSchema'
import { vendorFailed } from '../errors'
import { readMoonpayEvent } from '../moonpay/readMoonpayEvent'
import { signUrl } from '../moonpay/signUrl'
import type { OnrampProvider } from '../OnrampProvider'
import { standInOffer, standInPrice } from './standInOffer'

/** What the stand-in vendor knows. */
export type StandInParts = {
  readonly chains: readonly Chain[]
  readonly prices: Prices
  /** Signs its links and webhooks. */
  readonly secret: string
  /** How long a link works. */
  readonly linkMs: number
  readonly now: () => number
}

/** Where its pages are. */
export const standInPath = '/stand-in'
/** The header that signs its webhooks. */
export const standInHeader = 'stand-in-signature'
const toleranceMs = 300_000

/**
 * A vendor inside the gateway, for development and tests: no card is charged, and what it pays out comes from the
 * operator's own account. Its links and webhooks are signed as MoonPay signs them.
 */
export function createStandInProvider({ chains, prices, secret, linkMs, now }: StandInParts): OnrampProvider {
  return {
    id: 'stand-in',
    label: 'Test vendor',
    kinds: ['card', 'bank'],
    pages: 'own',
    options: () => standInOffer(chains, prices),
    async quote(ask) {
      const price = await standInPrice(ask, chains, prices)
      if (!price) return null
      return {
        pay: { amount: ask.amount, currency: ask.fiat },
        receive: { amount: `${price.units}`, asset: ask.asset.caip19 },
        fees: [{ kind: 'provider', amount: price.fee, currency: ask.fiat }],
        expiresAt: now() + 60_000,
      }
    },
    async session(ask) {
      const price = await standInPrice(ask, chains, prices)
      if (!price) throw vendorFailed({ reason: 'no price' })
      const expiresAt = now() + linkMs
      const url = new URL(`${ask.baseUrl}${standInPath}/buy`)
      url.search = new URLSearchParams({
        apiKey: 'stand-in',
        currencyCode: ask.asset.caip19,
        walletAddress: ask.receiver,
        baseCurrencyCode: ask.fiat,
        baseCurrencyAmount: ask.amount,
        // What the visitor agreed to is what arrives.
        quoteCurrencyAmount: fromBaseUnits(price.units, ask.asset.decimals),
        externalTransactionId: ask.orderId,
        redirectURL: ask.returnUrl,
        expires: `${expiresAt}`,
      }).toString()
      return { url: signUrl(url, secret), expiresAt, endsAt: expiresAt }
    },
    readWebhook: (webhook) =>
      readMoonpayEvent(webhook, { header: standInHeader, key: secret, now, toleranceMs }),
  }
}
