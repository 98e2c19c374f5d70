import {
  array,
  type InferOutput,
  integer,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../http/defineCall'
import {
  assetId,
  countryCode,
  currencyCode,
  methodId,
  money,
  moneyAmount,
  subdivisionCode,
  tokenAmount,
  vendorId,
} from './onrampFields'

const quoteSchema = /* @__PURE__ */ object({
  provider: vendorId(),
  /** All that the visitor pays, fees included. */
  pay: money(),
  /** In the smallest units of the asset. */
  receive: object({ amount: tokenAmount(), asset: assetId() }),
  fees: array(
    object({
      kind: picklist(['provider', 'network', 'partner']),
      amount: moneyAmount(),
      currency: currencyCode(),
    }),
  ),
  /** In milliseconds since 1970. */
  expiresAt: pipe(number(), integer()),
})

/** What a vendor offers for an amount of money. */
export type OnrampQuote = InferOutput<typeof quoteSchema>

/** [ONR-1] Gets quotes from all vendors, the one that gives most for the money first. No amount is a guess of the gateway. */
export const postOnrampQuotes = /* @__PURE__ */ defineCall({
  name: 'postOnrampQuotes',
  method: 'POST',
  idempotent: true,
  path: '/v1/onramp/quotes',
  body: object({
    country: countryCode(),
    subdivision: optional(subdivisionCode()),
    method: methodId(),
    /** The currency to pay with. */
    fiat: currencyCode(),
    /** How much the visitor wants to pay. */
    amount: moneyAmount(),
    asset: assetId(),
    /** CAIP-10. */
    receiver: optional(pipe(string(), maxLength(200))),
  }),
  output: object({
    quotes: array(quoteSchema),
    declined: array(
      object({
        provider: vendorId(),
        /** `unknown`: the vendor sells this, but tells the price only on its own page. */
        reason: picklist(['country', 'method', 'asset', 'amount', 'unknown', 'too-slow', 'failed']),
      }),
    ),
  }),
})
