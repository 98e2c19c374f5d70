import {
  errorParts,
  httpStatus,
  isLatchkeyError,
  kindOfCode,
  type LatchkeyError,
  networkFailure,
  requestTimeout,
  rpcTransactionRejected,
} from '@latchkey/protocol'
import { BaseError, HttpRequestError, TimeoutError } from 'viem'

/** The code of nodes for a reverted call; no standard lists it. */
const reverted = 3

/** Turns an error from a node into an error kind, with the original as its cause. */
export function fromNodeError(thrown: unknown): LatchkeyError {
  if (isLatchkeyError(thrown)) return thrown
  const made = { cause: thrown }
  const walk = <T>(type: new (...args: never[]) => T) =>
    thrown instanceof BaseError ? thrown.walk((error) => error instanceof type) : null
  if (walk(TimeoutError)) return requestTimeout({}, made)
  const failed = walk(HttpRequestError)
  if (failed instanceof HttpRequestError && failed.status) return httpStatus({ status: failed.status }, made)
  for (const { code } of errorParts(thrown)) {
    if (code === reverted) return rpcTransactionRejected({}, made)
    const kind = code === undefined ? undefined : kindOfCode(code)
    if (kind) return kind({}, made)
  }
  return networkFailure({}, made)
}
