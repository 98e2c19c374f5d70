import {
  errorParts,
  kindOfCode,
  type LatchkeyError,
  rpcInternal,
  rpcTransactionRejected,
} from '@latchkey/protocol'
import { fromBlockhashTrouble } from './fromBlockhashTrouble'
import { isRefusedByNode } from './isRefusedByNode'

/** The codes of Solana nodes for a rejected transaction: simulation failed, signature wrong, or signature missing. */
const notTaken = [-32002, -32003, -32006, -32013, -32015]

/** Turns a node's rejection into an error kind, with the original as its cause. */
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
  // Libraries such as web3.js leave out the code.
  return parts.some(isRefusedByNode) ? rpcTransactionRejected({}, made) : rpcInternal({}, made)
}
