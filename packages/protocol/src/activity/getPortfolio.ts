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

/** What an account was worth on each of the last days, for a small plot. */
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
    /** How the values came about: what was held at the end of a day, by today's price; fees are not taken into account. */
    method: literal('today-prices'),
    /** The oldest first, the last one is now. */
    points: array(object({ day: string(), value: number() })),
  }),
})

/** What an account was worth on each of the last days. */
export type Portfolio = InferOutput<typeof getPortfolio.output>
