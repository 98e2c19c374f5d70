import { array, maxLength, nullable, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'
import { swapAmount, swapAmountOrZero } from './swapAmount'

const caip10 = /* @__PURE__ */ pipe(string(), maxLength(200))

/** [SWP-1] Gets prices of a swap, best first. */
export const getSwapQuotes = /* @__PURE__ */ defineCall({
  name: 'getSwapQuotes',
  method: 'GET',
  path: '/v1/convert/quotes',
  query: object({
    amount: swapAmount,
    from: caip10,
    to: caip10,
    userAddress: optional(caip10),
    gasPrice: optional(swapAmountOrZero),
  }),
  output: object({
    quotes: array(
      object({
        id: nullable(string()),
        fromAmount: string(),
        fromAccount: string(),
        toAmount: string(),
        toAccount: string(),
      }),
    ),
  }),
})
