import {
  errorParts,
  isLatchkeyError,
  kindOfCode,
  type LatchkeyError,
  networkFailure,
  rpcTransactionRejected,
} from '@latchkey/protocol'

/** The code of nodes for a reverted call; no standard lists it. */
const reverted = 3

/** Turns an error from a node into an error kind, with the original as its cause. */
export function fromNodeError(thrown: unknown): LatchkeyError {
  if (isLatchkeyError(thrown)) return thrown
  const made = { cause: thrown }
  for (const { code } of errorParts(thrown)) {
    if (code === reverted) return rpcTransactionRejected({}, made)
    const kind = code === undefined ? undefined : kindOfCode(code)
    if (kind) return kind({}, made)
  }
  return networkFailure({}, made)
}
