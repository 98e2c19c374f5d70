import type { Connector } from '@latchkey/core'
import {
  connectFailed,
  isLatchkeyError,
  kindOfCode,
  type LatchkeyError,
  notSupportedByWallet,
  rpcTransactionRejected,
  userRejected,
  walletBusy,
} from '@latchkey/protocol'
import { blockhashExpired } from './blockhashExpired'
import { isBlockhashTrouble } from './isBlockhashTrouble'
import { type ErrorPart, partsOf } from './partsOf'

/** Numbers that say no more than "it failed"; what they wrap, or their text, is more telling. */
const vague = [-32603, -32000, 5000, 32603]

/** Solana wallets throw errors without a number; these are the words that they have for a no. */
const refusal =
  /user (rejected|denied|declined|cancell?ed|disapproved)|(rejected|denied|declined|cancell?ed|disapproved) by (the )?user|^(the )?(request|transaction|approval) (was )?(rejected|denied|declined)|transaction (cancell?ed|rejected)|plugin closed/i

/** The Solana app of a Ledger signs transactions, and in most of its versions no messages (its status 0x6a81, 0x6d00). */
const ledger = /ledger|hardware wallet/i
const inability =
  /not (yet )?(supported|support|implemented|possible)|unsupported|can ?not sign|can't sign|0x6a81|0x6d00/i

/** What a node said of a transaction, passed on by the wallet with the node's number, which means "busy" of a wallet. */
const notTaken = /simulation failed|preflight failure/i

function isRefusal({ word, text }: ErrorPart): boolean {
  return word === 'ACTION_REJECTED' || (text !== undefined && refusal.test(text))
}

function isInability({ text = '' }: ErrorPart): boolean {
  return ledger.test(text) && inability.test(text)
}

/** The kind of what a wallet threw: the only place that looks at foreign numbers and texts. The thrown thing stays its cause. */
export function fromWalletError(thrown: unknown, connector: Connector, what: string): LatchkeyError {
  if (isLatchkeyError(thrown)) return thrown
  const made = { cause: thrown }
  const parts = partsOf(thrown)
  const codes = parts.flatMap(({ code }) => (code !== undefined && kindOfCode(code) ? [code] : []))
  if (codes.includes(4001)) return userRejected({}, made)
  const telling = codes.find((code) => !vague.includes(code))
  if (telling === undefined && parts.some(isRefusal)) return userRejected({}, made)
  if (telling === undefined && parts.some(isInability)) return notSupportedByWallet({ what }, made)
  if (isBlockhashTrouble(thrown)) return blockhashExpired({}, made)
  if (parts.some(({ text = '' }) => notTaken.test(text))) return rpcTransactionRejected({}, made)
  const code = telling ?? codes[0]
  if (code === -32002) return walletBusy({}, made)
  const kind = code === undefined ? undefined : kindOfCode(code)
  if (kind) return kind({}, made)
  const reason = parts.find(({ text }) => text)?.text ?? `${connector.name} gave no reason`
  return connectFailed({ reason: reason.slice(0, 200) }, made)
}
