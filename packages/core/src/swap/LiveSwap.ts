import type { SwapActions } from './SwapActions'

/** What swapping holds besides its state: timers and listeners. */
export type LiveSwap = {
  readonly actions: SwapActions
  stop(): void
}
