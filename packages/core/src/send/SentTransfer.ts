import type { Namespace, NetworkId } from '@latchkey/protocol'
import type { Asset, TransferHandle } from '../ports/Transfers'

/** How a sent transaction ended, or that it hasn't. */
export type SentState = 'pending' | 'mined' | 'failed' | 'replaced' | 'dropped'

/** [SWP-1] Which part of a swap a transaction is, and what is expected for it. */
export type SentSwap = {
  readonly part: 'reset-approval' | 'approve' | 'swap'
  /** In the smallest unit, in decimal digits. */
  readonly amount: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string | null
}

/** A transaction that was sent from here. It is stored, so it is followed after a reload. */
export type SentTransfer = {
  readonly namespace: Namespace
  readonly networkId: NetworkId
  /** Who sent it. */
  readonly address: string
  readonly to: string
  readonly toName: string | null
  readonly asset: Asset
  /** In the smallest unit, in decimal digits. */
  readonly amount: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string | null
  readonly handle: TransferHandle
  /** In ms, as all times here. */
  readonly sentAt: number
  readonly state: SentState
  /** Since when the node doesn't know it. */
  readonly unseenSince: number | null
  readonly endedAt: number | null
  /** [SND-1] How it was replaced, if it was. */
  readonly how: 'speed-up' | 'cancel' | 'other' | null
  /** The hash of the replacement. */
  readonly by: string | null
  /** Whether the replacement succeeded. */
  readonly succeeded: boolean | null
  /** Set if it belongs to a swap. `to` is then the contract that swaps. */
  readonly swap?: SentSwap | undefined
  /** What the site says about a transaction of its own. Then nothing is known about receiver and amount. */
  readonly note?: string | undefined
}

/** What tells sent transactions apart. */
export function keyOfSent({ networkId, handle }: Pick<SentTransfer, 'networkId' | 'handle'>): string {
  return `${networkId}|${handle.id}`
}
