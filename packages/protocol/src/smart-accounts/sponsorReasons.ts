/** Why a sponsor doesn't pay for an operation. */
export const sponsorReasons = [
  /** The operator doesn't pay, or not on this network. */
  'off',
  /** The project has used its budget of the day. */
  'budget-project',
  /** The visitor has used the budget or the number of operations of the day. */
  'budget-visitor',
  /** The operator doesn't pay for calls of this contract. */
  'target',
  /** The operation needs more gas than the operator allows. */
  'gas',
  /** The account delegates to other code, or its authorisation isn't valid. */
  'delegation',
  /** The sponsor has run out of money. */
  'empty',
  /** Too many operations are waiting. */
  'paused',
] as const

/** Why a sponsor doesn't pay. */
export type SponsorReason = (typeof sponsorReasons)[number]
