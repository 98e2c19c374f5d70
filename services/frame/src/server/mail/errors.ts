import { defineError } from '@latchkey/protocol'

/** The mail server didn't take a mail. */
export const mailFailed = /* @__PURE__ */ defineError('frame/mail-failed', "Can't send the mail")
