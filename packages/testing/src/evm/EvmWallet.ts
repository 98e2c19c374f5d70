import type { Address, Hex } from 'viem'
import type { LoggedRequest } from '../script/LoggedRequest'
import type { WalletControls, WalletLife } from '../wallet/WalletControls'
import type { Announced } from './announceProvider'
import type { EvmProvider } from './EvmProvider'
import type { EvmWalletQuirks } from './EvmWalletOptions'
import type { EvmWalletState } from './EvmWalletState'

/** Controls for the wallet's user and the wallet itself. All take and return plain data. */
export type EvmWalletControls = WalletControls & {
  /** Adds an account (by default the next well-known one) and returns its address, without selecting it. */
  addAccount(privateKey?: Hex): Address
  /** The user switches the chain in the wallet, whether it is known or not. */
  switchChain(chainId: number): void
  /** Changes quirks from now on. */
  set(quirks: Partial<EvmWalletQuirks>): void
}

/** A wallet with real keys that does what a test tells it. */
export type EvmWallet = EvmWalletControls &
  WalletLife & {
    readonly provider: EvmProvider
    readonly info: Announced['info']
    /** What the page sees now. */
    readonly state: EvmWalletState
    /** The requests so far. */
    readonly log: readonly LoggedRequest[]
    /** All its accounts, seen by the page or not. */
    readonly addresses: readonly Address[]
    /** Replaces `window.ethereum`. Returns how to restore it. */
    asWindowEthereum(target?: object): () => void
  }
