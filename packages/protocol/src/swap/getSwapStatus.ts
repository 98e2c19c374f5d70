import { maxLength, nullable, object, picklist, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** Gets how far a swap across networks is. */
export const getSwapStatus = /* @__PURE__ */ defineCall({
  name: 'getSwapStatus',
  method: 'GET',
  path: '/v1/swap/status',
  query: object({
    provider: pipe(string(), maxLength(50)),
    /** CAIP-2 of the network that was paid on. */
    fromChain: pipe(string(), maxLength(41)),
    /** CAIP-2 of the network that tokens arrive on. */
    toChain: pipe(string(), maxLength(41)),
    /** Of the transaction that paid. */
    hash: pipe(string(), maxLength(100)),
  }),
  output: object({
    state: picklist(['pending', 'done', 'refunded', 'failed']),
    /** Of the transaction on the other network. */
    hash: nullable(string()),
  }),
})
