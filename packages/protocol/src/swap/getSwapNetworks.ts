import { array, object, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** [SWP-1] Gets the networks that this gateway can swap on. */
export const getSwapNetworks = /* @__PURE__ */ defineCall({
  name: 'getSwapNetworks',
  method: 'GET',
  path: '/v1/swap/networks',
  output: object({
    networks: array(
      object({
        /** CAIP-2. */
        chainId: string(),
        providers: array(string()),
        /** The networks that tokens of this one can be swapped to; itself included. */
        to: array(string()),
      }),
    ),
  }),
})
