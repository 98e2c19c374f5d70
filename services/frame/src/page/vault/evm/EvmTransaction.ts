import type { EvmSignature } from './signHash'

/** An entry of an access list (EIP-2930). */
export type AccessEntry = {
  readonly address: `0x${string}`
  readonly storageKeys: readonly `0x${string}`[]
}

/** A signed statement that an account's code is another contract's (EIP-7702). */
export type SignedDelegation = {
  readonly chainId: bigint
  readonly address: `0x${string}`
  readonly nonce: bigint
  readonly signature: EvmSignature
}

type Fields = {
  readonly chainId: bigint
  readonly nonce: bigint
  readonly gas: bigint
  /** Missing when the transaction creates a contract. */
  readonly to?: `0x${string}`
  readonly value: bigint
  readonly data: `0x${string}`
}

/** A transaction with every field filled: legacy with replay protection (EIP-155), EIP-2930, EIP-1559 or EIP-7702. */
export type EvmTransaction =
  | (Fields & { readonly type: 'legacy'; readonly gasPrice: bigint })
  | (Fields & {
      readonly type: 'eip2930'
      readonly gasPrice: bigint
      readonly accessList: readonly AccessEntry[]
    })
  | (Fields & {
      readonly type: 'eip1559'
      readonly maxFeePerGas: bigint
      readonly maxPriorityFeePerGas: bigint
      readonly accessList: readonly AccessEntry[]
    })
  | (Fields & {
      readonly type: 'eip7702'
      readonly maxFeePerGas: bigint
      readonly maxPriorityFeePerGas: bigint
      readonly accessList: readonly AccessEntry[]
      /** Made by the wallet only: a site can't ask for any. */
      readonly delegations: readonly SignedDelegation[]
    })
