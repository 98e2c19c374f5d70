import { defineError } from '@latchkey/protocol'

/** The wallet has sent the transaction, and it was not on the chain in time. It may still have arrived: look before sending again. */
export const sendUnconfirmed = /* @__PURE__ */ defineError(
  'send/unconfirmed',
  'The transaction was sent, and it is not known whether it has arrived',
)
