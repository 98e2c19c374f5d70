import type { Address, Hex } from 'viem'
import type { LoggedRequest } from '../script/LoggedRequest'
import type { WalletControls, WalletLife } from '../wallet/WalletControls'
import type { Announced } from './announceProvider'
import type { EvmProvider } from './EvmProvider'
import type { EvmWalletQuirks } from './EvmWalletOptions'
import type { EvmWalletState } from './EvmWalletState'

/** What a test makes the wallet's user, or the wallet itself, do. All take and give plain data. */
export type EvmWalletControls = WalletControls & {
  /** Adds an account (the next well-known one without a key) and gives its address; it is not chosen by that. */
  addAccount(privateKey?: Hex): Address
  /** The user chooses another chain in the wallet, known to it or not. */
  switchChain(chainId: number): void
  /** Changes quirks from now on. */
  set(quirks: Partial<EvmWalletQuirks>): void
}

/** A wallet with real keys that does what a test tells it. */
export type EvmWallet = EvmWalletControls &
  WalletLife & {
    readonly provider: EvmProvider
    readonly info: Announced['info']
    /** What the page sees, now. */
    readonly state: EvmWalletState
    /** The requests so far. */
    readonly log: readonly LoggedRequest[]
    /** All its accounts, seen by the page or not. */
    readonly addresses: readonly Address[]
    /** Takes the place of `window.ethereum`; the function given back restores what was there. */
    asWindowEthereum(target?: object): () => void
  }
