import {
  array,
  integer,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { defineCall } from '../http/defineCall'
import { queryList } from '../http/queryList'
import { queryNumber } from '../http/queryNumber'
import { walletSchema } from './walletSchema'

/** The largest page size of the directory. */
const largestWalletPage = 100

const walletId = pipe(string(), regex(/^[0-9a-f]{64}$/))
const networkId = pipe(string(), regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))

/** [DIR-1] Gets a page of wallets, filtered by chains, names and ids. */
export const getWallets = /* @__PURE__ */ defineCall({
  name: 'getWallets',
  method: 'GET',
  path: '/getWallets',
  query: object({
    page: optional(queryNumber(1, 1_000_000), 1),
    entries: optional(queryNumber(1, largestWalletPage), largestWalletPage),
    /** Wallets that support at least one of these networks. */
    chains: optional(queryList(networkId, 200)),
    include: optional(queryList(walletId, 500)),
    exclude: optional(queryList(walletId, 500)),
    search: optional(pipe(string(), maxLength(100))),
    badge_type: optional(picklist(['certified', 'none'])),
    platform: optional(picklist(['ios', 'android'])),
    names: optional(queryList(pipe(string(), maxLength(100)), 100)),
    rdns: optional(queryList(pipe(string(), maxLength(200)), 100)),
  }),
  output: object({
    /** The number of wallets on all pages. */
    count: pipe(number(), integer(), minValue(0)),
    data: array(walletSchema),
    nextPage: optional(nullable(number())),
    previousPage: optional(nullable(number())),
  }),
})
