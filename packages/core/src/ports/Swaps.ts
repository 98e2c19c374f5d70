/*
 * Swapping, as each family does it. `can.swaps()` fetches the code and returns the members:
 *
 * - `readGasPrice` tells what a unit of gas costs.
 * - `readBlock` tells how far the network is, to see how old an offer is.
 * - `plan` checks each step of an offer, and says what the wallet will be asked.
 * - `readBatching` asks the wallet whether it makes several calls at once.
 * - `carryOut` has the wallet do one act of a plan.
 *
 * An offer comes from a server, so `plan` trusts nothing in it. All members throw error kinds only.
 */
import type { SwapQuote } from '@latchkey/protocol'
import type { AccountRequest } from './AccountRequest'
import type { TransferHandle } from './Transfers'

/** What the visitor agreed to. Tokens are CAIP-10, amounts in the smallest unit. */
export type SwapTerms = {
  readonly from: string
  readonly to: string
  readonly amount: bigint
  /** Never accept less. */
  readonly least: bigint
}

/** One thing that the wallet is asked. */
export type SwapAct = {
  readonly kind: 'reset-approval' | 'approve' | 'sign' | 'send' | 'batch'
  /** What the wallet will be asked, as the family's `explain` reads it. */
  readonly request: { readonly method: string; readonly params: unknown }
  /** What `carryOut` needs to do exactly this. Only the adapter reads it. */
  readonly plan: unknown
}

/** What an offer comes to. */
export type SwapPlan = {
  /** In order. The last one swaps, unless a signature is needed first. */
  readonly acts: readonly SwapAct[]
  /** All of it as one request, to explain it; null if a part isn't known yet. */
  readonly whole: SwapAct['request'] | null
}

export type SwapPlanRequest = AccountRequest & {
  readonly quote: SwapQuote
  readonly terms: SwapTerms
  /** In ms. */
  readonly now: number
  /** All calls at once. */
  readonly isBatched?: boolean | undefined
  /** Approves by a transaction where the offer wants a signature. */
  readonly isUnsigned?: boolean | undefined
}

/** What came of an act. */
export type SwapDone =
  | { readonly kind: 'sent'; readonly handle: TransferHandle }
  | { readonly kind: 'signed'; readonly signature: string; readonly deadline: string }
  /** The wallet can't do this. Nothing was sent, and nothing will be. */
  | { readonly kind: 'unable' }

/** Whether a wallet makes several calls at once: now, or once the visitor agrees to upgrade the account. */
export type Batching = 'supported' | 'ready' | 'unsupported'

/** The abilities of a family around swapping. */
export type Swaps = {
  /** In the smallest native unit for each unit of gas. @throws requestTimeout, httpStatus, networkFailure */
  readGasPrice(request: Pick<AccountRequest, 'network'>): Promise<{
    readonly max: bigint
    readonly likely: bigint
  }>
  /** Returns the number of the newest block. @throws requestTimeout, httpStatus, networkFailure, malformedAnswer */
  readBlock(request: Pick<AccountRequest, 'network'>): Promise<bigint>
  /** @throws swapUnsafe */
  plan(request: SwapPlanRequest): SwapPlan
  /** Asks the wallet, so only when the visitor has agreed to the swap. Never throws. */
  readBatching(request: AccountRequest): Promise<Batching>
  /** @throws userRejected, cannotSwitch, walletMalformed, and the family's own failure */
  carryOut(request: AccountRequest & { readonly act: SwapAct }): Promise<SwapDone>
}
