import { array, number, object, optional, record, string } from 'valibot'
import { bySchema } from './bySchema'
import { asJson } from './codecs'
import { defineItem } from './defineItem'

const schema = () =>
  record(
    string(),
    object({
      caipAddress: string(),
      balance: object({
        balances: array(
          object({
            name: string(),
            symbol: string(),
            chainId: optional(string()),
            address: optional(string()),
            value: optional(number()),
            price: number(),
            quantity: object({ decimals: string(), numeric: string() }),
            iconUrl: string(),
          }),
        ),
      }),
      timestamp: number(),
    }),
  )

/** [HTTP-7] [HTTP-5] Cached token balances, valid for 30 seconds. */
export const portfolioCache = /* @__PURE__ */ defineItem({
  key: 'portfolio_cache',
  as: /* @__PURE__ */ asJson(/* @__PURE__ */ bySchema(schema)),
  initial: {},
})
