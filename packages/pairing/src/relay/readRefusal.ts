import {
  invalidProjectId,
  type LatchkeyError,
  originNotAllowed,
  relayRefused,
  sessionExpired,
} from '@latchkey/protocol'

/** The close code by which a relay says that it does not want this client. */
const refusalCode = 3000

/** Relays have a word (`ProjectNotFound`) or a sentence (`Project not found`) for the same thing; here alone they are read. */
const reasons: ReadonlyArray<readonly [RegExp, () => LatchkeyError]> = [
  // The token is signed anew for each attempt: what a relay can dislike about it is its time.
  [/jwt|token|expired/i, () => sessionExpired()],
  [/origin/i, () => originNotAllowed()],
  [/project|invalid key/i, () => invalidProjectId()],
]

/** [MOD-5] Why the relay refused this client, or null where it closed the socket for another reason. */
export function readRefusal(code: number, reason: string): LatchkeyError | null {
  if (code !== refusalCode) return null
  const make = reasons.find(([pattern]) => pattern.test(reason))?.[1]
  return make?.() ?? relayRefused({ reason: reason.slice(0, 123) || String(code) })
}
