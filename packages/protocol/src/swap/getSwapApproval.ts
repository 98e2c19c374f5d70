import { maxLength, nullable, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'
import { swapAmount } from './swapAmount'

const caip10 = /* @__PURE__ */ pipe(string(), maxLength(200))

/** [SWP-1] Builds the approval that a swap needs. */
export const getSwapApproval = /* @__PURE__ */ defineCall({
  name: 'getSwapApproval',
  method: 'GET',
  path: '/v1/convert/build-approve',
  query: object({
    from: caip10,
    to: caip10,
    /** Without it the approval has no limit. Always send it. */
    amount: optional(swapAmount),
    userAddress: optional(caip10),
  }),
  output: object({
    tx: object({
      /** CAIP-10 of the token. */
      from: string(),
      /** CAIP-10 of the token. */
      to: string(),
      data: string(),
      value: string(),
      eip155: nullable(object({ gasPrice: string() })),
    }),
  }),
})
