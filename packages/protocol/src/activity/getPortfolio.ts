import {
  array,
  type InferOutput,
  literal,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { currencies } from '../account/currencies'
import { defineCall } from '../http/defineCall'
import { queryNumber } from '../http/queryNumber'

/** Gets the value of an account on each of the last days, for a small chart. */
export const getPortfolio = /* @__PURE__ */ defineCall({
  name: 'getPortfolio',
  method: 'GET',
  path: '/v1/account/{address}/portfolio',
  query: object({
    chainId: pipe(string(), maxLength(200)),
    currency: picklist(currencies),
    days: optional(queryNumber(1, 90), 30),
  }),
  output: object({
    /** How values are computed: the balances at the end of each day at today's prices, fees ignored. */
    method: literal('today-prices'),
    /** Oldest first; the last one is now. */
    points: array(object({ day: string(), value: number() })),
  }),
})

/** The value of an account on each of the last days. */
export type Portfolio = InferOutput<typeof getPortfolio.output>
