import type { PeerProposal, PeerSession, PeerSessionRequest } from '@latchkey/pairing/peer'
import type { Grant, Task } from '@latchkey/testing/pairing'

/** A site's wish to connect, with what it would get. */
export type WaitingProposal = {
  readonly kind: 'proposal'
  readonly id: number
  readonly proposal: PeerProposal
  readonly grant: Grant
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
export type Waiting = WaitingProposal | WaitingRequest

/** All that is on the screen. */
export type WalletState = {
  readonly relay: 'idle' | 'connecting' | 'connected' | 'unreachable'
  /** Another tab holds the line; this one only looks. */
  readonly isElsewhere: boolean
  readonly waiting: readonly Waiting[]
  readonly sessions: readonly PeerSession[]
  /** The last thing worth saying. */
  readonly notice: { readonly text: string; readonly isBad: boolean } | null
}
