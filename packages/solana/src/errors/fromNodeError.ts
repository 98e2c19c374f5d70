import {
  isLatchkeyError,
  kindOfCode,
  type LatchkeyError,
  networkFailure,
  rpcTransactionRejected,
} from '@latchkey/protocol'
import { blockhashExpired } from './blockhashExpired'
import { isBlockhashTrouble } from './isBlockhashTrouble'
import { partsOf } from './partsOf'

/** What Solana's nodes answer when a transaction is not taken: its try failed, its signature is wrong, or missing. */
const notTaken = [-32002, -32003, -32006, -32013, -32015]

/** The kind of what a node threw; the thrown thing stays its cause. */
export function fromNodeError(thrown: unknown): LatchkeyError {
  if (isLatchkeyError(thrown)) return thrown
  const made = { cause: thrown }
  if (isBlockhashTrouble(thrown)) return blockhashExpired({}, made)
  for (const { code } of partsOf(thrown)) {
    if (code === undefined) continue
    if (notTaken.includes(code)) return rpcTransactionRejected({}, made)
    const kind = kindOfCode(code)
    if (kind) return kind({}, made)
  }
  return networkFailure({}, made)
}
