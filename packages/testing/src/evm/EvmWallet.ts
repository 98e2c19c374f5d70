import type { Address, Hex } from 'viem'
import type { Scope } from '../script/Behaviour'
import type { LoggedRequest } from '../script/LoggedRequest'
import type { Scripting } from '../script/Scripting'
import type { Announced } from './announceProvider'
import type { EvmProvider } from './EvmProvider'
import type { EvmWalletQuirks } from './EvmWalletOptions'
import type { EvmWalletState } from './EvmWalletState'

/** What a test makes the wallet's user, or the wallet itself, do. All take and give plain data. */
export type EvmWalletControls = Scripting & {
  /** Answers, emits its events twice and calls the page's listener twice. */
  answerTwice(scope?: Scope): void
  /** Answers `eth_requestAccounts` and `eth_accounts` with something that is no list of addresses. */
  malformedAccounts(value?: unknown, scope?: Scope): void
  /** Locks: the page sees no account until the user unlocks. */
  lock(): void
  unlock(): void
  /** The user chooses another account. */
  switchAccount(index: number): void
  /** Adds an account (the next well-known one without a key) and gives its address; it is not chosen by that. */
  addAccount(privateKey?: Hex): Address
  /** The user chooses another chain in the wallet, known to it or not. */
  switchChain(chainId: number): void
  /** The user withdraws the page's permission inside the wallet. */
  forget(): void
  /** The user allows the page from inside the wallet. */
  authorise(): void
  /** Changes quirks from now on. */
  set(quirks: Partial<EvmWalletQuirks>): void
  /** Loses its nodes: emits `disconnect`, and every request fails with 4900. */
  loseConnection(): void
  /** Emits `connect` and works again. */
  restoreConnection(): void
  clearLog(): void
}

/** Where and how to announce. */
export type AnnounceOptions = {
  readonly target?: EventTarget
  readonly afterMs?: number
}

/** A wallet with real keys that does what a test tells it. */
export type EvmWallet = EvmWalletControls & {
  readonly provider: EvmProvider
  readonly info: Announced['info']
  /** What the page sees, now. */
  readonly state: EvmWalletState
  /** The requests so far. */
  readonly log: readonly LoggedRequest[]
  /** All its accounts, seen by the page or not. */
  readonly addresses: readonly Address[]
  /** Announces itself (EIP-6963) and answers later `eip6963:requestProvider` events; the function given back ends that. */
  announce(options?: AnnounceOptions): () => void
  /** Announces itself after some milliseconds and is silent before. */
  announceLate(ms: number, target?: EventTarget): () => void
  /** Takes the place of `window.ethereum`; the function given back restores what was there. */
  asWindowEthereum(target?: object): () => void
  /** The page goes away: no announcement, no event and no news of other tabs any more, and what hangs stays so. */
  unload(): void
}
