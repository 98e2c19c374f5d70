import type { Scope } from '../script/Behaviour'
import type { LoggedRequest } from '../script/LoggedRequest'
import type { Scripting } from '../script/Scripting'
import type { PolkadotKey } from './PolkadotKey'
import type { PolkadotWalletQuirks } from './PolkadotWalletOptions'

/** What the page sees of the wallet. */
export type PolkadotWalletState = {
  readonly accounts: readonly string[]
  readonly selected: string
  readonly locked: boolean
  readonly authorised: boolean
}

/** What a test makes the wallet's user, or the wallet itself, do. All take and give plain data. */
export type PolkadotWalletControls = Scripting & {
  /** Answers and calls the page's listener twice. */
  answerTwice(scope?: Scope): void
  /** Answers the question for accounts with something that is no list of accounts. */
  malformedAccounts(value?: unknown, scope?: Scope): void
  /** Locks: the page sees no account until the user unlocks. */
  lock(): void
  unlock(): void
  /** The user puts another account first. */
  switchAccount(index: number): void
  /** Adds an account (the next well-known one without a key) and gives its address; it is not chosen by that. */
  addAccount(key?: PolkadotKey): string
  /** The user withdraws the page's permission inside the wallet. */
  forget(): void
  /** The user allows the page from inside the wallet. */
  authorise(): void
  /** Changes quirks from now on. */
  set(quirks: Partial<PolkadotWalletQuirks>): void
  clearLog(): void
}

/** A page that extensions put themselves on. */
export type InjectionTarget = { injectedWeb3?: Record<string, unknown> }

/** An extension with real keys that does what a test tells it. */
export type PolkadotWallet = PolkadotWalletControls & {
  readonly id: string
  /** What it puts on the page. */
  readonly provider: { readonly version: string; enable(origin?: string): Promise<unknown> }
  readonly state: PolkadotWalletState
  readonly log: readonly LoggedRequest[]
  /** All its accounts in the general form (prefix 42), seen by the page or not. */
  readonly addresses: readonly string[]
  /** Puts itself on the page, now or after some milliseconds; the function given back takes it away. */
  inject(options?: { readonly target?: InjectionTarget; readonly afterMs?: number }): () => void
  /** The page goes away: no event and no news of other tabs any more, and what hangs stays so. */
  unload(): void
}
