import type { Hex } from 'viem'
import type { Rule } from '../script/Behaviour'
import type { EvmWalletChain, EvmWalletQuirks } from './EvmWalletOptions'

/** What a wallet remembers beyond its options, as plain data: one record, stored and replaced as a whole. */
export type WalletData = {
  readonly selected: number
  readonly chainId: number
  readonly locked: boolean
  /** Origins that may see the accounts. */
  readonly origins: readonly string[]
  readonly addedKeys: readonly Hex[]
  readonly addedChains: readonly EvmWalletChain[]
  readonly changedQuirks: Partial<EvmWalletQuirks>
  readonly rules: readonly Rule[]
}
