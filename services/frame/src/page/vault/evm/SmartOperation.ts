import type { AccountCall } from './AccountCall'
import type { PaymasterTerms } from './PaymasterTerms'

/** A user operation that costs its account nothing: it has no fees, or a paymaster that takes all of them. */
export type SmartOperation = {
  readonly chainId: bigint
  readonly calls: readonly AccountCall[]
  /** The nonce at the EntryPoint. */
  readonly nonce: bigint
  readonly callGasLimit: bigint
  readonly verificationGasLimit: bigint
  /** The account's own nonce, if the account becomes smart with this operation. */
  readonly delegationNonce?: bigint | undefined
  /** Without one, the operation has no fees. */
  readonly paymaster?: PaymasterTerms | undefined
}
