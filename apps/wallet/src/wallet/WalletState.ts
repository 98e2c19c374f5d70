import type { PeerProposal, PeerSession, PeerSessionRequest, PeerSignIn } from '@latchkey/pairing/peer'
import type { Grant, ReadSignIn, Task } from '@latchkey/testing/pairing'

/** A site's wish to connect, with what it would get. */
export type WaitingProposal = {
  readonly kind: 'proposal'
  readonly id: number
  readonly proposal: PeerProposal
  readonly grant: Grant
}

/** A site's wish to connect and to have a text signed at once. */
export type WaitingSignIn = {
  readonly kind: 'signIn'
  readonly id: number
  readonly signIn: PeerSignIn
  readonly read: ReadSignIn
}

/** A request of a connected site, read and ready. */
export type WaitingRequest = {
  readonly kind: 'request'
  readonly id: number
  readonly request: PeerSessionRequest
  readonly session: PeerSession
  readonly task: Task
}

/** Something that waits for the owner. */
export type Waiting = WaitingProposal | WaitingSignIn | WaitingRequest

/** All that is on the screen. */
export type WalletState = {
  readonly relay: 'idle' | 'connecting' | 'connected' | 'unreachable'
  /** Another tab holds the line; this one only looks. */
  readonly isElsewhere: boolean
  /** A link was taken, and its site has not said yet what it wants. */
  readonly isPairing: boolean
  readonly waiting: readonly Waiting[]
  readonly sessions: readonly PeerSession[]
  /** The last thing worth saying. */
  readonly notice: Notice | null
}

/** Something worth saying: what happened, and where that is not good also what to do. */
export type Notice = { readonly text: string; readonly isBad: boolean }
