import { defineError } from './defineError'

/** [ACC-7] The list of transactions could not be had. */
export const transactionsUnavailable = /* @__PURE__ */ defineError(
  'activity/transactions-unavailable',
  'Failed to fetch transactions',
  { seenBy: 'visitor' },
)

/** [ACC-7] Transactions were asked for before there was an address. */
export const noAccountAddress = /* @__PURE__ */ defineError(
  'activity/no-address',
  "Transactions can't be fetched without an accountAddress",
)
