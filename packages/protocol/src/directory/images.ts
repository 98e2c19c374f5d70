import { blob, object, optional } from 'valibot'
import { defineCall } from '../http/defineCall'
import { queryNumber } from '../http/queryNumber'

/** Width and height in pixels; clamped to the supported range. */
const imageQuery = /* @__PURE__ */ object({ size: optional(queryNumber(1, 100_000)) })

/** [DIR-2] The icon of a wallet. */
export const getWalletImage = /* @__PURE__ */ defineCall({
  name: 'getWalletImage',
  method: 'GET',
  path: '/getWalletImage/{id}',
  query: imageQuery,
  media: 'image/*',
  output: blob(),
})

/** [DIR-2] The icon of a network or a connector. */
export const getAssetImage = /* @__PURE__ */ defineCall({
  name: 'getAssetImage',
  method: 'GET',
  path: '/public/getAssetImage/{id}',
  query: imageQuery,
  media: 'image/*',
  output: blob(),
})

/** [DIR-2] The icon of a currency, by its code. */
export const getCurrencyImage = /* @__PURE__ */ defineCall({
  name: 'getCurrencyImage',
  method: 'GET',
  path: '/public/getCurrencyImage/{id}',
  query: imageQuery,
  media: 'image/*',
  output: blob(),
})

/** [DIR-2] The icon of a token, by its symbol. */
export const getTokenImage = /* @__PURE__ */ defineCall({
  name: 'getTokenImage',
  method: 'GET',
  path: '/public/getTokenImage/{id}',
  query: imageQuery,
  media: 'image/*',
  output: blob(),
})
