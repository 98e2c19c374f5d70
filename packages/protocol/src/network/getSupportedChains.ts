import { array, object, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** Gets the CAIP-2 ids of the networks that the blockchain API serves. */
export const getSupportedChains = /* @__PURE__ */ defineCall({
  name: 'getSupportedChains',
  method: 'GET',
  path: '/v1/supported-chains',
  output: object({ http: array(string()), ws: array(string()) }),
})
