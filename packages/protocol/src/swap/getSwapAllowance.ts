import { maxLength, object, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'

const caip10 = /* @__PURE__ */ pipe(string(), maxLength(200))

/** [SWP-1] Gets how much of a token the best provider may move for an account. */
export const getSwapAllowance = /* @__PURE__ */ defineCall({
  name: 'getSwapAllowance',
  method: 'GET',
  path: '/v1/convert/allowance',
  query: object({ tokenAddress: caip10, userAddress: caip10 }),
  output: object({ allowance: string() }),
})
