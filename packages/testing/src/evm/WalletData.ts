import type { Hex } from 'viem'
import type { WalletRecord } from '../wallet/WalletRecord'
import type { EvmWalletChain, EvmWalletQuirks } from './EvmWalletOptions'

/** What an EVM wallet remembers beyond its options. */
export type WalletData = WalletRecord & {
  readonly chainId: number
  readonly addedKeys: readonly Hex[]
  readonly addedChains: readonly EvmWalletChain[]
  readonly changedQuirks: Partial<EvmWalletQuirks>
}
