import { blob } from 'valibot'
import { defineCall } from '../http/defineCall'

/** [DIR-2] The icon of a wallet. */
export const getWalletImage = /* @__PURE__ */ defineCall({
  name: 'getWalletImage',
  method: 'GET',
  path: '/getWalletImage/{id}',
  media: 'image/*',
  output: blob(),
})

/** [DIR-2] The icon of a network or a connector. */
export const getAssetImage = /* @__PURE__ */ defineCall({
  name: 'getAssetImage',
  method: 'GET',
  path: '/public/getAssetImage/{id}',
  media: 'image/*',
  output: blob(),
})

/** [DIR-2] The icon of a currency, by its code. */
export const getCurrencyImage = /* @__PURE__ */ defineCall({
  name: 'getCurrencyImage',
  method: 'GET',
  path: '/public/getCurrencyImage/{id}',
  media: 'image/*',
  output: blob(),
})

/** [DIR-2] The icon of a token, by its symbol. */
export const getTokenImage = /* @__PURE__ */ defineCall({
  name: 'getTokenImage',
  method: 'GET',
  path: '/public/getTokenImage/{id}',
  media: 'image/*',
  output: blob(),
})
