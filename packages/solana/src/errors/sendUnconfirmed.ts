import { defineError } from '@latchkey/protocol'

/** The wallet sent the transaction, but it wasn't confirmed in time. It may still arrive: check before sending again. */
export const sendUnconfirmed = /* @__PURE__ */ defineError(
  'send/unconfirmed',
  'The transaction was sent, but it is not known whether it arrived',
)
