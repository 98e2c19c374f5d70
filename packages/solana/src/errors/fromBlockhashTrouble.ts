import { defineError, type ErrorPart, type LatchkeyError } from '@latchkey/protocol'

/** The blockhash expired before the wallet sent the transaction. Nothing was sent; build a new one. */
export const blockhashExpired = /* @__PURE__ */ defineError(
  'send/blockhash-expired',
  'The transaction expired before it was sent',
)

/** The wallet sent the transaction, but it wasn't confirmed in time. It may still arrive: check before sending again. */
export const sendUnconfirmed = /* @__PURE__ */ defineError(
  'send/unconfirmed',
  'The transaction was sent, but it is not known whether it arrived',
)

/** What a node says when a simulation fails because the block is unknown: nothing was sent. */
const unsent = /block ?hash ?not ?found/i

/** What a wallet says when it sent a transaction that was never confirmed. */
const unseen = /block ?hash (has )?expired|block height exceeded|was not confirmed in/i

/** Turns an expired blockhash, as reported by a wallet or a node, into an error kind; undefined for any other error. */
export function fromBlockhashTrouble(parts: readonly ErrorPart[], cause: unknown): LatchkeyError | undefined {
  const says = (words: RegExp) =>
    parts.some(({ text = '', word = '' }) => words.test(text) || words.test(word))
  // A wallet that says both has sent it.
  if (says(unseen)) return sendUnconfirmed({}, { cause })
  return says(unsent) ? blockhashExpired({}, { cause }) : undefined
}
