import type { AccountCall } from './AccountCall'

/** A user operation without fees: the operator pays for the transaction that carries it. */
export type SmartOperation = {
  readonly chainId: bigint
  readonly calls: readonly AccountCall[]
  /** The nonce at the EntryPoint. */
  readonly nonce: bigint
  readonly callGasLimit: bigint
  readonly verificationGasLimit: bigint
  /** The account's own nonce, if the account becomes smart with this operation. */
  readonly delegationNonce?: bigint | undefined
}
