/** One call, as it's shown and signed. */
export type ShownCall = {
  readonly to: `0x${string}`
  readonly value: `0x${string}`
  readonly data: `0x${string}`
}

/** Who pays the fees of an operation, and the most that they are. All numbers are hexadecimal. */
export type PaymasterForm = {
  readonly address: `0x${string}`
  readonly data: `0x${string}`
  readonly verificationGasLimit: `0x${string}`
  readonly postOpGasLimit: `0x${string}`
  readonly preVerificationGas: `0x${string}`
  readonly maxFeePerGas: `0x${string}`
  readonly maxPriorityFeePerGas: `0x${string}`
}

/** What it takes to have the operator pay for calls. All numbers are hexadecimal. */
export type SponsoredForm = {
  readonly nonce: `0x${string}`
  readonly callGasLimit: `0x${string}`
  readonly verificationGasLimit: `0x${string}`
  /** The account's own nonce, if the account becomes smart with these calls. */
  readonly delegationNonce?: `0x${string}`
  /** Without one, the operation has no fees. */
  readonly paymaster?: PaymasterForm
}

/** What the visitor signs to pay for calls. All numbers are hexadecimal. */
export type OwnForm = {
  readonly nonce: `0x${string}`
  readonly gas: `0x${string}`
  readonly maxFeePerGas: `0x${string}`
  readonly maxPriorityFeePerGas: `0x${string}`
  /** Whether the account becomes smart with these calls. */
  readonly isUpgrade: boolean
  /** The key of an operation that the visitor signed and the operator refused. Its nonce is used up with these calls. */
  readonly cancels?: `0x${string}`
}

/** Calls in the one form that is shown and signed: EIP-5792, and what else is signed. */
export type CallsForm = {
  readonly version: '2.0.0'
  /** The id that the site chose. */
  readonly id?: string
  readonly from: string
  readonly chainId: `0x${string}`
  readonly atomicRequired: true
  readonly calls: readonly ShownCall[]
} & ({ readonly operation: SponsoredForm } | OwnForm)
