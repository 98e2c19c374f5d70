import type { AccountState } from '../account/AccountState'
import type { ConnectState } from '../connect/ConnectState'
import type { DirectoryState } from '../directory/DirectoryState'
import type { EmbeddedState } from '../embedded/EmbeddedState'
import type { EventsState } from '../events/LatchkeyEvent'
import type { ApprovalState } from '../explain/ApprovalState'
import type { ModalState } from '../modal/ModalState'
import type { NameState } from '../name/NameState'
import type { NavState } from '../nav/NavState'
import type { NetworkState } from '../network/NetworkState'
import type { OnrampState } from '../onramp/OnrampState'
import type { Features } from '../options/Features'
import type { PairingState } from '../pairing/PairingState'
import type { SendState } from '../send/SendState'
import type { SignInState } from '../sign-in/SignInState'
import type { SwapState } from '../swap/SwapState'

export type ThemeState = {
  readonly mode: 'light' | 'dark' | 'system'
  readonly variables: { readonly [name: string]: string }
}

/**
 * The state of one instance. What can't be stored as data, such as providers and timers, is in
 * `LiveConnections`.
 */
export type State = {
  readonly initialized: boolean
  readonly connect: ConnectState
  readonly network: NetworkState
  readonly account: AccountState
  /** Null until the modal first opens. */
  readonly directory: DirectoryState | null
  /** Null until the first pairing. */
  readonly pairing: PairingState | null
  /** Null until the first login to the embedded wallet. */
  readonly embedded: EmbeddedState | null
  /** Null without sign-in, and until a wallet is connected. */
  readonly signIn: SignInState | null
  /** Null unless a site's request waits for the visitor. */
  readonly approval: ApprovalState | null
  /** Null until something is sent, or was sent in an earlier visit. */
  readonly send: SendState | null
  /** [ONR-1] Null until buying is offered, or something was bought in an earlier visit. */
  readonly onramp: OnrampState | null
  /** Null until the swap form is first opened. */
  readonly swap: SwapState | null
  /** Null until names are first needed. */
  readonly name: NameState | null
  readonly modal: ModalState
  readonly nav: NavState
  readonly theme: ThemeState
  readonly locale: string
  readonly features: Features
  readonly events: EventsState
}
