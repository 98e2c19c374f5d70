import { literal, maxLength, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** [ONR-1] Takes what a vendor says about its orders. The vendor signs it. */
export const postOnrampWebhook = /* @__PURE__ */ defineCall({
  name: 'postOnrampWebhook',
  method: 'POST',
  // An order only moves forward, so a second delivery changes nothing.
  idempotent: true,
  path: '/v1/onramp/webhooks/{provider}',
  isPlain: true,
  body: pipe(string(), maxLength(100_000)),
  output: literal('ok'),
})
