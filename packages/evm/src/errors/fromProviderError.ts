import type { Connector } from '@latchkey/core'
import {
  connectFailed,
  isLatchkeyError,
  kindOfCode,
  type LatchkeyError,
  userRejected,
  walletBusy,
} from '@latchkey/protocol'
import { type ErrorPart, partsOf } from './partsOf'

/** Numbers that say no more than "it failed"; what they wrap, or their text, is more telling. */
const vague = [-32603, -32000, 5000, 32603]

/** ethers' word for a refusal, and what wallets without numbers write; `4001` does not need them. */
const refusal =
  /user (rejected|denied|declined|cancell?ed|disapproved)|(rejected|denied|declined|cancell?ed) by (the )?user/i

function isRefusal({ word, text }: ErrorPart): boolean {
  return word === 'ACTION_REJECTED' || (text !== undefined && refusal.test(text))
}

/** The kind of what a wallet threw: the only place that looks at foreign numbers and texts. The thrown thing stays its cause. */
export function fromProviderError(thrown: unknown, connector: Connector): LatchkeyError {
  if (isLatchkeyError(thrown)) return thrown
  const made = { cause: thrown }
  const parts = partsOf(thrown)
  const codes = parts.flatMap(({ code }) => (code !== undefined && kindOfCode(code) ? [code] : []))
  if (codes.includes(4001)) return userRejected({}, made)
  const telling = codes.find((code) => !vague.includes(code))
  if (telling === undefined && parts.some(isRefusal)) return userRejected({}, made)
  const code = telling ?? codes[0]
  if (code === -32002) return walletBusy({}, made)
  const kind = code === undefined ? undefined : kindOfCode(code)
  if (kind) return kind({}, made)
  const reason = parts.find(({ text }) => text)?.text ?? `${connector.name} gave no reason`
  return connectFailed({ reason: reason.slice(0, 200) }, made)
}
