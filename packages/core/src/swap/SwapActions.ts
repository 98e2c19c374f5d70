import type { SentTransfer } from '../send/SentTransfer'
import type { TradedToken } from './SwapState'

/** What can be done with the swap form. The state tells what came of it; only `swap` and `findToken` throw. */
export type SwapActions = {
  /** [SWP-1] Loads what the network offers, and starts with its coin. A failure is in the state. */
  start(): Promise<void>
  /** Chooses what is paid, or what is got. A token that is on the other side changes places with it. */
  setToken(target: 'sourceToken' | 'toToken', token: TradedToken | null): void
  /** Reads a token by its address, for a search. @throws assetUnreadable, notConnected, swapNotSupported, requestTimeout, httpStatus, networkFailure */
  findToken(address: string): Promise<TradedToken>
  /** [SWP-2] What was got is paid now. */
  switchDirection(): void
  /** As typed, in the token that is paid. */
  setAmount(text: string): void
  /** [SWP-2] Pays all that the fee leaves. */
  setMax(): void
  /** In hundredths of a percent. */
  setSlippage(bps: number): void
  /** Takes another offer than the best one; null takes the best. */
  setProvider(provider: string | null): void
  /** Asks for offers again, as the views do from time to time. */
  refresh(): void
  /** [NET-1] Empties the form. */
  reset(): void
  /**
   * [SWP-1] Has the wallet carry out the chosen offer, step by step, and returns to the account. `way` is the visitor's
   * choice once all calls at once need an upgrade of the account. Null if the visitor has to choose that first.
   * @throws swapIncomplete, swapMoved, swapUnsafe, userRejected, senderChanged, and the other kinds of swaps
   */
  swap(way?: 'batch' | 'sequence'): Promise<SentTransfer | null>
}
