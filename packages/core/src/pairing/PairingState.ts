import type { LatchkeyError, RecentWallet } from '@latchkey/protocol'
import type { LateAnswer, WaitingRequest } from './WaitingRequest'

/** The wallet that was opened with the pairing. */
export type LinkedWallet = { readonly name: string; readonly href: string }

/** [WC-3] The progress of a pairing. */
export type PairingState = {
  readonly status: 'disconnected' | 'connecting' | 'connected'
  /** What a wallet scans or opens; null until the relay has accepted the proposal. */
  readonly uri: string | null
  /** When the URI expires, in milliseconds. */
  readonly expiresAt: number | null
  readonly linking: LinkedWallet | null
  /** The wallet that the visitor picked to pair with; null for any. */
  readonly recentWallet: RecentWallet | null
  /** On iOS a page that comes back waits briefly for what it missed. */
  readonly isBuffering: boolean
  readonly error: LatchkeyError | null
  /** Requests that wait in a wallet, the oldest first. */
  readonly requests: readonly WaitingRequest[]
  /** Unseen answers to requests from before a reload, the oldest first. */
  readonly answers: readonly LateAnswer[]
}

/** The state before the first pairing and after a reset. */
export const initialPairing: PairingState = {
  status: 'disconnected',
  uri: null,
  expiresAt: null,
  linking: null,
  recentWallet: null,
  isBuffering: false,
  error: null,
  requests: [],
  answers: [],
}
