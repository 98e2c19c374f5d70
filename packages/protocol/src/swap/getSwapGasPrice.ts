import { maxLength, object, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** [SWP-1] Gets the gas price of a network, in wei. */
export const getSwapGasPrice = /* @__PURE__ */ defineCall({
  name: 'getSwapGasPrice',
  method: 'GET',
  path: '/v1/convert/gas-price',
  query: object({ chainId: pipe(string(), maxLength(41)) }),
  output: object({ standard: string(), fast: string(), instant: string() }),
})
