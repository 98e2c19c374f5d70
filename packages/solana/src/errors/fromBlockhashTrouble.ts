import type { ErrorPart, LatchkeyError } from '@latchkey/protocol'
import { blockhashExpired } from './blockhashExpired'
import { sendUnconfirmed } from './sendUnconfirmed'

/** What a node says that is asked to try a transaction: it knows no such block, so that nothing was sent. */
const unsent = /block ?hash ?not ?found/i

/** What somebody says who has sent a transaction and waited for it in vain. */
const unseen = /block ?hash (has )?expired|block height exceeded|was not confirmed in/i

/** The kind of what a wallet or a node said of a transaction whose block is too old; undefined where it is about something else. */
export function fromBlockhashTrouble(parts: readonly ErrorPart[], cause: unknown): LatchkeyError | undefined {
  const says = (words: RegExp) =>
    parts.some(({ text = '', word = '' }) => words.test(text) || words.test(word))
  // Whoever says both has sent it.
  if (says(unseen)) return sendUnconfirmed({}, { cause })
  return says(unsent) ? blockhashExpired({}, { cause }) : undefined
}
