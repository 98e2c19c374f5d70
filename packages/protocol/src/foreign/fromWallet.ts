import { connectFailed, userRejected, walletBusy } from '../errors/connect'
import { type CodeKind, kindOfCode } from '../errors/kindOfCode'
import { isLatchkeyError, type LatchkeyError } from '../errors/LatchkeyError'
import { type ErrorPart, partsOf } from './partsOf'
import { plainText } from './plainText'

/** What a family of wallets says in its own way. */
export type WalletWords = {
  /** Words for a no beside the usual ones. */
  readonly refusal?: RegExp
  /** Numbers that mean something else than the standards say. */
  readonly kinds?: { readonly [code: number]: CodeKind }
  /** Reads what is left; `isTold` says whether a number has told already what it is. */
  readonly read?: (parts: readonly ErrorPart[], isTold: boolean, thrown: unknown) => LatchkeyError | undefined
}

/** Numbers that say no more than "it failed"; what they wrap, or their text, is more telling. */
const vague = [-32603, -32000, 5000, 32603]

/** What wallets without numbers write; `4001` does not need it. */
const usualRefusal =
  /user (rejected|denied|declined|cancell?ed|disapproved)|(rejected|denied|declined|cancell?ed|disapproved) by (the )?user/i

/** WalletConnect: 5000 to 5003 are the visitor's no. */
export const pairedRefusals: { readonly [code: number]: CodeKind } = {
  5000: userRejected,
  5001: userRejected,
  5002: userRejected,
  5003: userRejected,
}

/** The kind of what a wallet threw: the only place that looks at foreign numbers and texts. The thrown thing stays its cause. */
export function fromWallet(thrown: unknown, name: string, words: WalletWords = {}): LatchkeyError {
  if (isLatchkeyError(thrown)) return thrown
  const { kinds = {}, refusal, read } = words
  const made = { cause: thrown }
  const parts = partsOf(thrown)
  const codes = parts.flatMap(({ code }) =>
    code !== undefined && (kinds[code] ?? kindOfCode(code)) ? [code] : [],
  )
  if (codes.includes(4001)) return userRejected({}, made)
  const telling = codes.find((code) => kinds[code] || !vague.includes(code))
  const isRefusal = ({ word, text = '' }: ErrorPart) =>
    word === 'ACTION_REJECTED' || usualRefusal.test(text) || refusal?.test(text.trim())
  if (telling === undefined && parts.some(isRefusal)) return userRejected({}, made)
  const special = read?.(parts, telling !== undefined, thrown)
  if (special) return special
  const code = telling ?? codes[0]
  if (code !== undefined && kinds[code]) return kinds[code]({}, made)
  if (code === -32002) return walletBusy({}, made)
  const kind = code === undefined ? undefined : kindOfCode(code)
  if (kind) return kind({}, made)
  // The wallet's own words, told as such, and not so that they look like somebody else's.
  const said = plainText(parts.find(({ text }) => text)?.text ?? '')
  return connectFailed({ reason: said.slice(0, 200) || `${name} gave no reason` }, made)
}
