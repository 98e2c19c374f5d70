import type { PeerProposal, PeerSession, PeerSessionRequest, PeerSignIn } from '@latchkey/pairing/peer'
import type { Grant, ReadSignIn, Task } from '@latchkey/testing/pairing'

/** A site's request to connect, with what it would get. */
export type WaitingProposal = {
  readonly kind: 'proposal'
  readonly id: number
  readonly proposal: PeerProposal
  readonly grant: Grant
}

/** A site's request to connect and sign in at once. */
export type WaitingSignIn = {
  readonly kind: 'signIn'
  readonly id: number
  readonly signIn: PeerSignIn
  readonly read: ReadSignIn
}

/** A request from a connected site, decoded. */
export type WaitingRequest = {
  readonly kind: 'request'
  readonly id: number
  readonly request: PeerSessionRequest
  readonly session: PeerSession
  readonly task: Task
}

/** Something that waits for the owner. */
export type Waiting = WaitingProposal | WaitingSignIn | WaitingRequest

/** Everything on the screen. */
export type WalletState = {
  readonly relay: 'idle' | 'connecting' | 'connected' | 'unreachable'
  /** Another tab runs the wallet. */
  readonly isElsewhere: boolean
  /** A link was accepted, and its site hasn't sent its request yet. */
  readonly isPairing: boolean
  readonly waiting: readonly Waiting[]
  readonly sessions: readonly PeerSession[]
  /** The last message for the owner. */
  readonly notice: Notice | null
}

/** A message for the owner: what happened and, if something failed, what to do. */
export type Notice = { readonly text: string; readonly isBad: boolean }

/** Returns the metadata of the waiting site. */
export function siteIn(waiting: Waiting) {
  if (waiting.kind === 'proposal') return waiting.proposal.proposer.metadata
  return waiting.kind === 'signIn' ? waiting.signIn.requester.metadata : waiting.session.site.metadata
}
