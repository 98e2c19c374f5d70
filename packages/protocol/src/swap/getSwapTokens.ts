import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../http/defineCall'

const swapToken = /* @__PURE__ */ object({
  name: string(),
  symbol: string(),
  /** CAIP-10; the native token has its placeholder. */
  address: string(),
  decimals: pipe(number(), integer()),
  logoUri: nullable(string()),
  /** Whether an approval can be a signature; null if unknown. */
  eip2612: nullable(boolean()),
})

/** A token that can be swapped. */
export type SwapToken = InferOutput<typeof swapToken>

/** [SWP-1] Gets the tokens of a network that can be swapped. */
export const getSwapTokens = /* @__PURE__ */ defineCall({
  name: 'getSwapTokens',
  method: 'GET',
  path: '/v1/convert/tokens',
  query: object({
    chainId: pipe(string(), maxLength(41)),
    /** Only this one, CAIP-10 or plain. */
    address: optional(pipe(string(), maxLength(200))),
  }),
  output: object({ tokens: array(swapToken) }),
})
