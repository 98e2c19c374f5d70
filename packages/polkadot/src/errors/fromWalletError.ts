import type { Connector } from '@latchkey/core'
import {
  connectFailed,
  isLatchkeyError,
  kindOfCode,
  type LatchkeyError,
  providerUnauthorized,
  userRejected,
  walletBusy,
} from '@latchkey/protocol'

/** Extensions throw plain errors with a text: `Cancelled` for signing, `Rejected` for letting in, or a sentence about the user. */
const refusal =
  /^(cancell?ed|rejected|declined)\b|user (rejected|denied|declined|cancell?ed)|(rejected|denied|declined|cancell?ed) by (the )?user/i
const pending = /pending authorization request/i
const blocked = /not allowed to interact|has not been enabled|not (been )?authorized/i

/** What a thrown thing says, and its number if it has one; whatever it is, this does not throw. */
function read(thrown: unknown): { readonly text: string; readonly code: number | null } {
  try {
    if (typeof thrown === 'string') return { text: thrown, code: null }
    if (typeof thrown !== 'object' || thrown === null) return { text: '', code: null }
    const text: unknown = Reflect.get(thrown, 'message')
    const code: unknown = Reflect.get(thrown, 'code')
    return { text: typeof text === 'string' ? text : '', code: typeof code === 'number' ? code : null }
  } catch {
    // A getter of the thrown object threw in turn: it says nothing.
    return { text: '', code: null }
  }
}

/** The codes of a wallet elsewhere by which it says no (WalletConnect 5000 to 5003). */
const refusals = [4001, 5000, 5001, 5002, 5003]

/** The kind of what a wallet threw: the only place that looks at foreign numbers and texts. The thrown thing stays its cause. */
export function fromWalletError(thrown: unknown, connector: Connector): LatchkeyError {
  if (isLatchkeyError(thrown)) return thrown
  const made = { cause: thrown }
  const { text, code } = read(thrown)
  if ((code !== null && refusals.includes(code)) || refusal.test(text.trim())) return userRejected({}, made)
  if (code === -32002 || pending.test(text)) return walletBusy({}, made)
  if (blocked.test(text)) return providerUnauthorized({}, made)
  const kind = code === null ? undefined : kindOfCode(code)
  if (kind) return kind({}, made)
  return connectFailed({ reason: text.slice(0, 200) || `${connector.name} gave no reason` }, made)
}
