import type { Hex } from 'viem'

/** How to try an operation without sending it. */
export type Trial = {
  readonly networkId: string
  /** The implementation's code, for an account that doesn't delegate to it yet. */
  readonly code: Hex | undefined
  readonly signal?: AbortSignal | undefined
}
