import type { Emitter } from '../message/createEmitter'
import type { Metadata } from '../message/Metadata'
import type { Relay } from '../relay/Relay'
import type { PeerStore } from './openPeerStore'
import type { PeerProposal, PeerSession, PeerSessionRequest, PeerSignIn } from './PeerState'

/** What the wallet's side tells. */
export type PeerEvents = {
  readonly proposal: PeerProposal
  readonly signIn: PeerSignIn
  readonly request: PeerSessionRequest
  /** The site has said that it has the session. */
  readonly acknowledged: PeerSession
  readonly sessionEnded: PeerSession
  readonly pinged: { readonly topic: string }
}

/** What the wallet's side is made of; every action takes it first. */
export type PeerContext = {
  readonly relay: Relay
  readonly store: PeerStore
  readonly metadata: Metadata
  /** Whether it answers one-click sign-in; if not, sites fall back to a plain proposal. */
  readonly signsIn: boolean
  now(): number
  randomBytes(length: number): Uint8Array
  nextId(): number
  readonly events: Emitter<PeerEvents>
  /** Who waits for a site's answer, by id. */
  readonly answers: Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>
}
