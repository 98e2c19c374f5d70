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
  picklist,
  pipe,
  string,
} from 'valibot'
import { currencies } from '../account/currencies'
import { defineCall } from '../http/defineCall'

const media = () => nullable(object({ url: string(), content_type: nullable(string()) }))

const transferSchema = /* @__PURE__ */ object({
  fungible_info: optional(
    nullable(
      object({
        name: nullable(string()),
        symbol: nullable(string()),
        icon: nullable(object({ url: string() })),
      }),
    ),
    null,
  ),
  nft_info: optional(
    nullable(
      object({
        name: nullable(string()),
        content: nullable(object({ preview: media(), detail: media() })),
        flags: object({ is_spam: boolean() }),
      }),
    ),
    null,
  ),
  direction: picklist(['in', 'out', 'self']),
  quantity: object({ numeric: string() }),
  value: optional(nullable(number()), null),
  price: optional(nullable(number()), null),
})

/** One transaction of an account. */
const transactionSchema = /* @__PURE__ */ object({
  id: string(),
  metadata: object({
    operationType: string(),
    hash: string(),
    /** ISO 8601. */
    minedAt: string(),
    sentFrom: string(),
    sentTo: string(),
    status: string(),
    nonce: pipe(number(), integer()),
    application: optional(nullable(object({ name: nullable(string()), iconUrl: nullable(string()) })), null),
    chain: optional(nullable(string()), null),
  }),
  transfers: optional(nullable(array(transferSchema)), null),
})

/** One transaction of an account. */
export type AccountTransaction = InferOutput<typeof transactionSchema>
/** One transfer within a transaction. */
export type TransactionTransfer = InferOutput<typeof transferSchema>

/** [ACC-4] Gets the transactions of an account, newest first, page by page. */
export const getHistory = /* @__PURE__ */ defineCall({
  name: 'getHistory',
  method: 'GET',
  path: '/v1/account/{address}/history',
  query: object({
    chainId: optional(pipe(string(), maxLength(200))),
    cursor: optional(pipe(string(), maxLength(4_000))),
    onramp: optional(pipe(string(), maxLength(50))),
    currency: optional(picklist(currencies)),
  }),
  output: object({ data: array(transactionSchema), next: nullable(string()) }),
})
