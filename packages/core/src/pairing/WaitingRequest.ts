import type { LatchkeyError } from '@latchkey/protocol'
import type { DeepLink } from './toDeepLink'

/** A request that a paired wallet hasn't answered yet, possibly from before a reload. */
export type WaitingRequest = {
  readonly id: number
  /** CAIP-2. */
  readonly chainId: string
  readonly method: string
  /** The wallet's own name. */
  readonly wallet: string
  /** In milliseconds, like `expiresAt`. */
  readonly createdAt: number
  readonly expiresAt: number
  /** Links that open the wallet with this request, the best first; empty if it is on another device. */
  readonly links: readonly DeepLink[]
}

/** The answer to a request that was made before a reload, so nothing in this page waits for it. */
export type LateAnswer = {
  readonly request: WaitingRequest
  readonly outcome: { readonly result: unknown } | { readonly error: LatchkeyError }
}
