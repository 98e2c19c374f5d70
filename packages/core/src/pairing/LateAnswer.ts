import type { LatchkeyError } from '@latchkey/protocol'
import type { WaitingRequest } from './WaitingRequest'

/** The answer to a request that nobody in this page waits for any more, because it was made before a reload. */
export type LateAnswer = {
  readonly request: WaitingRequest
  readonly outcome: { readonly result: unknown } | { readonly error: LatchkeyError }
}
