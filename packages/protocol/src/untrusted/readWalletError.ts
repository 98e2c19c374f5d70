import { connectFailed, userRejected, walletBusy } from '../errors/connect'
import { type CodeKind, kindOfCode } from '../errors/kindOfCode'
import { isLatchkeyError, type LatchkeyError } from '../errors/LatchkeyError'
import { type ErrorPart, errorParts } from './errorParts'
import { stripDeceptive } from './safeName'

/** How the wallets of one family differ from the standards. */
type WalletDialect = {
  /** How else they say that the visitor declined. */
  readonly refusal?: RegExp
  /** Codes with a meaning of their own. */
  readonly kinds?: { readonly [code: number]: CodeKind }
  /** Reads what is left; `hasCode` says whether a code has already told what happened. */
  readonly read?: (
    parts: readonly ErrorPart[],
    hasCode: boolean,
    thrown: unknown,
  ) => LatchkeyError | undefined
}

/** Codes that only say "it failed"; the wrapped error or the text says more. */
const vague = [-32603, -32000, 5000, 32603]

/** What wallets write when they have no code for it; 4001 is the standard one. */
const usualRefusal =
  /user (rejected|denied|declined|cancell?ed|disapproved)|(rejected|denied|declined|cancell?ed|disapproved) by (the )?user/i

/** WalletConnect's codes for a declined request. */
export const pairingRejections: { readonly [code: number]: CodeKind } = {
  5000: userRejected,
  5001: userRejected,
  5002: userRejected,
  5003: userRejected,
}

/** Turns whatever a wallet threw into a typed error with the original as its cause. The only place that reads wallets' codes and texts. */
export function readWalletError(thrown: unknown, name: string, dialect: WalletDialect = {}): LatchkeyError {
  if (isLatchkeyError(thrown)) return thrown
  const { kinds = {}, refusal, read } = dialect
  const options = { cause: thrown }
  const parts = errorParts(thrown)
  const codes = parts.flatMap(({ code }) =>
    code !== undefined && (kinds[code] ?? kindOfCode(code)) ? [code] : [],
  )
  if (codes.includes(4001)) return userRejected({}, options)
  const telling = codes.find((code) => kinds[code] || !vague.includes(code))
  const isRefusal = ({ word, text = '' }: ErrorPart) =>
    word === 'ACTION_REJECTED' || usualRefusal.test(text) || refusal?.test(text.trim())
  if (telling === undefined && parts.some(isRefusal)) return userRejected({}, options)
  const special = read?.(parts, telling !== undefined, thrown)
  if (special) return special
  const code = telling ?? codes[0]
  if (code !== undefined && kinds[code]) return kinds[code]({}, options)
  if (code === -32002) return walletBusy({}, options)
  const kind = code === undefined ? undefined : kindOfCode(code)
  if (kind) return kind({}, options)
  const said = stripDeceptive(parts.find(({ text }) => text)?.text ?? '')
  return connectFailed({ reason: said.slice(0, 200) || `${name} gave no reason` }, options)
}
