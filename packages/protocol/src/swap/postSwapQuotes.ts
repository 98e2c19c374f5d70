import {
  array,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { defineCall } from '../http/defineCall'
import { swapAmount, swapAmountOrZero } from './swapAmount'
import { swapDeclineReasons, swapQuote } from './swapQuote'

const caip10 = /* @__PURE__ */ pipe(string(), maxLength(200))
const provider = /* @__PURE__ */ pipe(string(), maxLength(50))

/** [SWP-1] Asks all providers at once what they offer for a swap. The best after gas comes first. */
export const postSwapQuotes = /* @__PURE__ */ defineCall({
  name: 'postSwapQuotes',
  method: 'POST',
  idempotent: true,
  path: '/v1/swap/quotes',
  body: object({
    projectId: optional(pipe(string(), maxLength(100))),
    /** The token to pay with. */
    from: caip10,
    /** The token to get; on another network only for providers across networks. */
    to: caip10,
    amount: swapAmount,
    /** Whether `amount` is of `from` (`in`, the default) or of `to`. */
    side: optional(picklist(['in', 'out'])),
    /** Who pays. Without it there are prices only, and no steps. */
    account: optional(caip10),
    /** Who gets the tokens; `account` by default. */
    receiver: optional(caip10),
    /** How much less than expected is accepted, in hundredths of a percent. */
    slippageBps: pipe(number(), integer(), minValue(0), maxValue(5_000)),
    /** In wei; the network's by default. */
    gasPrice: optional(swapAmountOrZero),
    /** Only this one is asked. */
    provider: optional(provider),
    /** The signature of the `sign` step of a quote of this provider. */
    permit: optional(
      object({ deadline: swapAmount, signature: pipe(string(), regex(/^0x(?:[0-9a-fA-F]{2}){64,65}$/)) }),
    ),
  }),
  output: object({
    quotes: array(swapQuote),
    declined: array(object({ provider: string(), reason: picklist(swapDeclineReasons) })),
  }),
})
