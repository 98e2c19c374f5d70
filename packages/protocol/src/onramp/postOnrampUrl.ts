import {
  array,
  boolean,
  integer,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
  url,
} from 'valibot'
import { defineCall } from '../http/defineCall'

const short = () => pipe(string(), maxLength(200))
const shortList = () => optional(pipe(array(short()), maxLength(100)))
const whole = () => optional(pipe(number(), integer(), minValue(0)))

/** [ONR-1] Gets the URL of a vendor's page, in the shape of existing clients. The URL works once. */
export const postOnrampUrl = /* @__PURE__ */ defineCall({
  name: 'postOnrampUrl',
  method: 'POST',
  path: '/v1/generators/onrampurl',
  body: object({
    destinationWallets: pipe(
      array(
        object({
          address: short(),
          blockchains: shortList(),
          assets: shortList(),
          supported_networks: shortList(),
        }),
      ),
      minLength(1),
      maxLength(10),
    ),
    partnerUserId: pipe(string(), minLength(32), maxLength(50)),
    defaultNetwork: optional(short()),
    defaultExperience: optional(short()),
    presetCryptoAmount: whole(),
    presetFiatAmount: whole(),
    handlingRequestedUrls: optional(boolean()),
  }),
  output: object({ url: pipe(string(), maxLength(8_000), url(), regex(/^https?:/i)) }),
})
