import { defineError } from './defineError'

/** [ACC-7] Loading the transactions failed. */
export const transactionsUnavailable = /* @__PURE__ */ defineError(
  'activity/transactions-unavailable',
  'Failed to fetch transactions',
  { seenBy: 'visitor' },
)

/** [ACC-7] Transactions were requested without an address. */
export const noAccountAddress = /* @__PURE__ */ defineError(
  'activity/no-address',
  "Transactions can't be fetched without an accountAddress",
)
