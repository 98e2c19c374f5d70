import type { LatchkeyError } from '@latchkey/protocol'
import type { WaitingRequest } from './WaitingRequest'

/** The answer to a request that was made before a reload, so nothing in this page waits for it. */
export type LateAnswer = {
  readonly request: WaitingRequest
  readonly outcome: { readonly result: unknown } | { readonly error: LatchkeyError }
}
