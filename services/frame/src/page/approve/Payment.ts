import type { SponsorReason } from '@latchkey/protocol'

/** Who pays the network's fee, and what the visitor should know about it. */
export type Payment = {
  readonly payer: 'account' | 'operator'
  /** Why the operator doesn't pay for this request. */
  readonly refusal?: SponsorReason | undefined
  /** Whether the account becomes a smart one with this request. */
  readonly isUpgrade?: boolean | undefined
  /** Whether this request also takes back a signature by which the operator would have paid. */
  readonly isCancel?: boolean | undefined
}
