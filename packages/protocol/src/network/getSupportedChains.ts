import { array, object, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** The networks that the blockchain API serves, by CAIP-2 id. */
export const getSupportedChains = /* @__PURE__ */ defineCall({
  name: 'getSupportedChains',
  method: 'GET',
  path: '/v1/supported-chains',
  output: object({ http: array(string()), ws: array(string()) }),
})
