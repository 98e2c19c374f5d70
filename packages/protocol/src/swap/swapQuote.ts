import {
  array,
  boolean,
  type InferOutput,
  integer,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot'
import { swapAmount, swapAmountOrZero } from './swapAmount'
import { swapStep } from './swapStep'

const bps = /* @__PURE__ */ pipe(number(), integer())

/** What a provider offers for a swap, checked by the gateway. Amounts are integers in base units. */
export const swapQuote = /* @__PURE__ */ object({
  id: string(),
  /** Who offers it, such as `pools`. */
  provider: string(),
  /** CAIP-10. */
  from: string(),
  /** CAIP-10. */
  to: string(),
  amountIn: swapAmount,
  /** The most that is paid; more than `amountIn` only if the amount asked for was the one to get. */
  amountInMax: swapAmount,
  /** What is expected at today's prices. */
  amountOut: swapAmount,
  /** The least that slippage allows; the gateway computes it. */
  amountOutMin: swapAmountOrZero,
  /** The least that the receiver gets after all fees. Show this one. */
  receivedMin: swapAmountOrZero,
  /** What arrived when the gateway simulated the swap; null if it couldn't. */
  received: nullable(swapAmount),
  /** Whether the gateway simulated the swap, and the minimum arrived. */
  proven: boolean(),
  priceImpactBps: nullable(bps),
  fees: array(
    object({
      kind: picklist(['pool', 'provider', 'operator', 'network']),
      /** CAIP-10. */
      token: string(),
      amount: swapAmountOrZero,
    }),
  ),
  route: array(
    object({
      /** The share of the amount. */
      part: bps,
      hops: array(
        object({
          /** Such as `uniswap-v3`. */
          venue: string(),
          /** Null if the provider doesn't say. */
          pool: nullable(string()),
          feeBps: nullable(number()),
          /** CAIP-10. */
          from: string(),
          /** CAIP-10. */
          to: string(),
        }),
      ),
    }),
  ),
  /** The block it was made at, if there is one. */
  block: nullable(swapAmountOrZero),
  /** Milliseconds since 1970. */
  expiresAt: pipe(number(), integer()),
  /** The gas of all steps. */
  gas: nullable(swapAmountOrZero),
  /** What that gas costs, in the native currency of the network of `from`. */
  gasCost: nullable(swapAmountOrZero),
  /** The contract that moves the token: the one an approval or permit is for. Null: none needed. */
  spender: nullable(string()),
  /** In order. */
  steps: array(swapStep),
})

/** What a provider offers for a swap, checked by the gateway. */
export type SwapQuote = InferOutput<typeof swapQuote>

/** Why a provider has no quote. */
export const swapDeclineReasons = [
  'no-route',
  'too-slow',
  'failed',
  'unsafe',
  'fee-on-transfer',
  'oracle',
  'unsupported',
] as const

/** Why a provider has no quote. */
export type SwapDeclineReason = (typeof swapDeclineReasons)[number]
