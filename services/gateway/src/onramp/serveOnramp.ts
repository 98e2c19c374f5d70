import {
  getOnrampOptions,
  getOnrampOrder,
  getOnrampProviders,
  onrampOrderUnknown,
  onrampVendorUnknown,
  postOnrampQuote,
  postOnrampQuotes,
  postOnrampSession,
  postOnrampUrl,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'

/** Serves purchases of crypto. */
export function serveOnramp(app: Hono, services: Services): void {
  // No vendors yet.
  const none = () => Array.of<never>()
  handle(app, services, getOnrampProviders, ({ query }) => ({
    country: query.country ?? null,
    providers: none(),
  }))
  handle(app, services, postOnrampQuotes, () => ({ quotes: none(), declined: none() }))
  handle(app, services, postOnrampSession, ({ body }) => {
    throw onrampVendorUnknown({ provider: body.provider })
  })
  handle(app, services, getOnrampOrder, () => {
    throw onrampOrderUnknown()
  })
  handle(app, services, getOnrampOptions, () => ({ paymentCurrencies: none(), purchaseCurrencies: none() }))
  handle(app, services, postOnrampQuote, ({ body }) => {
    const asked = { amount: body.amount, currency: body.paymentCurrency.id }
    return {
      paymentTotal: asked,
      paymentSubtotal: asked,
      purchaseAmount: asked,
      coinbaseFee: asked,
      networkFee: asked,
      quoteId: 'estimated',
      estimated: true,
    }
  })
  handle(app, services, postOnrampUrl, () => {
    throw refusals.notImplemented({ what: 'onramps' })
  })
}
