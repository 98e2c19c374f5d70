import { defineError } from '@latchkey/protocol'

/** The blockhash expired before the wallet sent the transaction. Nothing was sent; build a new one. */
export const blockhashExpired = /* @__PURE__ */ defineError(
  'send/blockhash-expired',
  'The transaction expired before it was sent',
)
