import {
  boolean,
  maxLength,
  maxValue,
  minValue,
  nullable,
  nullish,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../http/defineCall'
import { swapAmount } from './swapAmount'

const caip10 = /* @__PURE__ */ pipe(string(), maxLength(200))

/** [SWP-1] Builds the transaction of the best quote. */
export const postSwapTransaction = /* @__PURE__ */ defineCall({
  name: 'postSwapTransaction',
  method: 'POST',
  idempotent: true,
  path: '/v1/convert/build-transaction',
  body: object({
    projectId: optional(pipe(string(), maxLength(100))),
    amount: swapAmount,
    from: caip10,
    to: caip10,
    userAddress: caip10,
    /** Required on EVM networks. */
    eip155: nullish(
      object({
        /** In percent. */
        slippage: pipe(number(), minValue(0), maxValue(50)),
        permit: nullish(pipe(string(), maxLength(10_000))),
      }),
    ),
    disableEstimate: nullish(boolean()),
  }),
  output: object({
    tx: object({
      /** CAIP-10 of the account. */
      from: string(),
      /** CAIP-10 of the contract to call. */
      to: string(),
      data: string(),
      /** In wei. */
      amount: string(),
      eip155: nullable(object({ gas: string(), gasPrice: string() })),
    }),
  }),
})
