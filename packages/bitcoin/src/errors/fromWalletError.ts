import {
  type CodeKind,
  connectFailed,
  isLatchkeyError,
  kindOfCode,
  type LatchkeyError,
  providerUnauthorized,
  rpcMethodNotSupported,
  userRejected,
  walletBusy,
} from '@latchkey/protocol'
import type { WalletForm } from '../wallet/WalletForm'
import { partsOf } from './partsOf'

/** What sats-connect means by the numbers that JSON-RPC leaves to everybody. */
const wbipKinds: { readonly [code: number]: CodeKind } = {
  [-32000]: userRejected,
  [-32001]: rpcMethodNotSupported,
  [-32002]: providerUnauthorized,
}

/** Numbers that say no more than "it failed"; their text is more telling. */
const vague = [-32603, -32000, 5000, 32603]

/** What wallets without numbers write; `4001` does not need it. */
const refusal =
  /user (rejected|denied|declined|cancell?ed|disapproved)|(rejected|denied|declined|cancell?ed) by (the )?user/i

/** The kind of what a wallet threw: the only place that looks at foreign numbers and texts. The thrown thing stays its cause. */
export function fromWalletError(thrown: unknown, name: string, form: WalletForm): LatchkeyError {
  if (isLatchkeyError(thrown)) return thrown
  const made = { cause: thrown }
  const parts = partsOf(thrown)
  const kindOf = (code: number) => (form === 'wbip' ? wbipKinds[code] : undefined) ?? kindOfCode(code)
  const codes = parts.flatMap(({ code }) => (code !== undefined && kindOf(code) ? [code] : []))
  if (codes.includes(4001)) return userRejected({}, made)
  // WalletConnect: 5000 to 5003 are the visitor's no.
  if (form === 'paired' && parts.some(({ code = 0 }) => code >= 5000 && code <= 5003))
    return userRejected({}, made)
  const isVague = (code: number) => vague.includes(code) && !(form === 'wbip' && code === -32000)
  const telling = codes.find((code) => !isVague(code))
  if (telling === undefined && parts.some(({ text }) => text && refusal.test(text)))
    return userRejected({}, made)
  const code = telling ?? codes[0]
  if (code === -32002 && form !== 'wbip') return walletBusy({}, made)
  const kind = code === undefined ? undefined : kindOf(code)
  if (kind) return kind({}, made)
  const reason = parts.find(({ text }) => text)?.text ?? `${name} gave no reason`
  return connectFailed({ reason: reason.slice(0, 200) }, made)
}
