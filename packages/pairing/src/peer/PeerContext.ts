import type { Emitter } from '../message/createEmitter'
import type { Metadata } from '../message/readMetadata'
import type { Relay } from '../relay/Relay'
import type { PeerStore } from './openPeerStore'
import type { PeerProposal, PeerSession, PeerSessionRequest, PeerSignIn } from './PeerState'

/** Events of the wallet side. */
export type PeerEvents = {
  readonly proposal: PeerProposal
  readonly signIn: PeerSignIn
  readonly request: PeerSessionRequest
  /** The site has confirmed the session. */
  readonly acknowledged: PeerSession
  readonly sessionEnded: PeerSession
  readonly pinged: { readonly topic: string }
}

/** The context of the wallet side, passed to every action. */
export type PeerContext = {
  readonly relay: Relay
  readonly store: PeerStore
  readonly metadata: Metadata
  /** Whether it supports one-click sign-in. If not, sites fall back to a plain proposal. */
  readonly signsIn: boolean
  now(): number
  randomBytes(length: number): Uint8Array
  nextId(): number
  readonly events: Emitter<PeerEvents>
  /** Callers waiting for a site's answer, by id. */
  readonly answers: Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>
}
