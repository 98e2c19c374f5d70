import { array, type InferOutput, maxLength, number, object, optional, picklist, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'
import { queryList } from '../http/queryList'
import { currencies } from './currencies'

const id = pipe(string(), maxLength(200))

/** An account's balance of one token. */
const tokenBalanceSchema = /* @__PURE__ */ object({
  name: string(),
  symbol: string(),
  chainId: optional(string()),
  /** CAIP-10 for EVM tokens, plain for Solana ones; absent for the native token of an EVM chain. */
  address: optional(string()),
  value: optional(number()),
  price: number(),
  quantity: object({ decimals: string(), numeric: string() }),
  iconUrl: string(),
})

/** An account's balance of one token. */
export type TokenBalance = InferOutput<typeof tokenBalanceSchema>

/** [ACC-2] Gets all balances of an account, native and tokens. */
export const getBalance = /* @__PURE__ */ defineCall({
  name: 'getBalance',
  method: 'GET',
  path: '/v1/account/{address}/balance',
  query: object({
    currency: picklist(currencies),
    chainId: optional(id),
    /** CAIP-10 tokens whose balance must be read from the chain again. */
    forceUpdate: optional(queryList(id, 50)),
  }),
  output: object({ balances: array(tokenBalanceSchema) }),
})
