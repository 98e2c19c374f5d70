import { type InferOutput, literal, object, pipe, string, uuid } from 'valibot'

/** The message that the gateway's return page posts to the page that opened the vendor's. */
export const onrampReturned = /* @__PURE__ */ object({
  type: literal('latchkey-onramp-returned'),
  orderId: pipe(string(), uuid()),
})

/** The visitor came back from the vendor's page. It says nothing about the payment. */
export type OnrampReturned = InferOutput<typeof onrampReturned>
