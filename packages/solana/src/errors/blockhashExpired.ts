import { defineError } from '@latchkey/protocol'

/** The wallet took longer than the chain remembers the block that the transaction was made for. Nothing was sent; a new one is to be made. */
export const blockhashExpired = /* @__PURE__ */ defineError(
  'send/blockhash-expired',
  'The transaction has expired before it was sent',
)
