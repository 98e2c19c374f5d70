import {
  invalidProjectId,
  type LatchkeyError,
  originNotAllowed,
  relayRefused,
  sessionExpired,
} from '@latchkey/protocol'

/** The close code of a relay that rejects this client. */
const refusalCode = 3000

/** Relays use a word (`ProjectNotFound`) or a sentence (`Project not found`). Only this file reads them. */
const reasons: ReadonlyArray<readonly [RegExp, () => LatchkeyError]> = [
  // Each attempt signs a new token, so only its time can be wrong.
  [/jwt|token|expired/i, () => sessionExpired()],
  [/origin/i, () => originNotAllowed()],
  [/project|invalid key/i, () => invalidProjectId()],
]

/** [MOD-5] Reads why the relay rejected this client, or null if it closed for another reason. */
export function readRefusal(code: number, reason: string): LatchkeyError | null {
  if (code !== refusalCode) return null
  const make = reasons.find(([pattern]) => pattern.test(reason))?.[1]
  return make?.() ?? relayRefused({ reason: reason.slice(0, 123) || String(code) })
}
