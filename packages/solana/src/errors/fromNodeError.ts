import {
  errorParts,
  kindOfCode,
  type LatchkeyError,
  rpcInternal,
  rpcTransactionRejected,
} from '@latchkey/protocol'
import { fromBlockhashTrouble } from './fromBlockhashTrouble'

/** What Solana's nodes answer when a transaction is not taken: its try failed, its signature is wrong, or missing. */
const notTaken = [-32002, -32003, -32006, -32013, -32015]

/** The kind of what a node refused; what it said stays its cause. */
export function fromNodeError(error: unknown): LatchkeyError {
  const made = { cause: error }
  const parts = errorParts(error)
  const trouble = fromBlockhashTrouble(parts, error)
  if (trouble) return trouble
  for (const { code } of parts) {
    if (code === undefined) continue
    if (notTaken.includes(code)) return rpcTransactionRejected({}, made)
    const kind = kindOfCode(code)
    if (kind) return kind({}, made)
  }
  return rpcInternal({}, made)
}
