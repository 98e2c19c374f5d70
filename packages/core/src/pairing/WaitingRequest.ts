import type { DeepLink } from './toDeepLink'

/** A request that a wallet elsewhere has not answered yet, also one from before a reload. */
export type WaitingRequest = {
  readonly id: number
  /** CAIP-2. */
  readonly chainId: string
  readonly method: string
  /** What the wallet calls itself. */
  readonly wallet: string
  /** In milliseconds, as is `expiresAt`. */
  readonly createdAt: number
  readonly expiresAt: number
  /** What brings the wallet to the front with this request, the best first; empty where it is on another device. */
  readonly links: readonly DeepLink[]
}
