import { integer, maxLength, number, object, optional, pipe, regex, string, url, uuid } from 'valibot'
import { defineCall } from '../http/defineCall'
import {
  assetId,
  countryCode,
  currencyCode,
  methodId,
  moneyAmount,
  subdivisionCode,
  vendorId,
} from './onrampFields'
import { orderSecret } from './postOnrampOrder'

/** [ONR-1] Starts an order with a vendor. Each click needs its own: the URL works once. */
export const postOnrampSession = /* @__PURE__ */ defineCall({
  name: 'postOnrampSession',
  method: 'POST',
  path: '/v1/onramp/sessions',
  body: object({
    provider: vendorId(),
    country: countryCode(),
    subdivision: optional(subdivisionCode()),
    method: methodId(),
    fiat: currencyCode(),
    amount: moneyAmount(),
    asset: assetId(),
    /** CAIP-10, on the chain of the asset. */
    receiver: pipe(string(), maxLength(200)),
    /** A page of the site, for a visitor who comes back in the same window. */
    returnUrl: optional(pipe(string(), maxLength(2_000), url())),
  }),
  output: object({
    orderId: pipe(string(), uuid()),
    /** Reads the order; keep it in the page. */
    secret: orderSecret(),
    /** The vendor's page: always https, or http on this machine. */
    url: pipe(string(), maxLength(8_000), url(), regex(/^https?:/i)),
    /** In milliseconds since 1970. */
    expiresAt: pipe(number(), integer()),
  }),
})
