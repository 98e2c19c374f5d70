/** Who pays the fees of an operation, and the most that they are. Fees can't be written without somebody who pays. */
export type PaymasterTerms = {
  readonly address: `0x${string}`
  readonly data: `0x${string}`
  readonly verificationGasLimit: bigint
  readonly postOpGasLimit: bigint
  readonly preVerificationGas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}
