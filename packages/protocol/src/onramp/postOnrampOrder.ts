import {
  type InferOutput,
  integer,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { defineCall } from '../http/defineCall'
import { assetId, tokenAmount, vendorId } from './onrampFields'
import { onrampOrderStates } from './onrampOrderStates'

/** The secret that reads one order. */
export const orderSecret = () => pipe(string(), regex(/^[-_A-Za-z0-9]{43}$/))

const orderSchema = /* @__PURE__ */ object({
  state: picklist(onrampOrderStates),
  /** The transaction that pays out, if the vendor named it. */
  hash: optional(pipe(string(), maxLength(128))),
  /** Why it failed, as a short code of the vendor, such as `declined`. */
  reason: optional(pipe(string(), regex(/^[a-z0-9][a-z0-9_-]{0,59}$/))),
  provider: vendorId(),
  asset: assetId(),
  /** What arrives, in the smallest units of the asset, once the vendor said so. */
  amount: optional(tokenAmount()),
  /** In milliseconds since 1970. */
  updatedAt: pipe(number(), integer()),
})

/** An order as its buyer sees it. */
export type OnrampOrder = InferOutput<typeof orderSchema>

/** [ONR-1] Gets the state of an order for those who have its secret, which no log or history of URLs gets to see. */
export const postOnrampOrder = /* @__PURE__ */ defineCall({
  name: 'postOnrampOrder',
  method: 'POST',
  idempotent: true,
  path: '/v1/onramp/orders/{orderId}',
  body: object({ secret: orderSecret() }),
  output: orderSchema,
})
