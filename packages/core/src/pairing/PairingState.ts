import type { LatchkeyError, RecentWallet } from '@latchkey/protocol'
import type { LateAnswer } from './LateAnswer'
import type { WaitingRequest } from './WaitingRequest'

/** The wallet that was chosen to open the pairing with. */
export type LinkedWallet = { readonly name: string; readonly href: string }

/** [WC-3] Where a connection by a pairing stands. */
export type PairingState = {
  readonly status: 'disconnected' | 'connecting' | 'connected'
  /** What a wallet opens or scans; null until the relay has taken the proposal. */
  readonly uri: string | null
  /** When the URI is given up, in milliseconds. */
  readonly expiresAt: number | null
  readonly linking: LinkedWallet | null
  /** The wallet that the visitor picked to pair with; null where any may come. */
  readonly recentWallet: RecentWallet | null
  /** On iOS a page that comes back waits a little for what it missed. */
  readonly isBuffering: boolean
  readonly error: LatchkeyError | null
  /** What waits in a wallet, the oldest first. */
  readonly requests: readonly WaitingRequest[]
  /** What came for requests from before a reload and was not seen yet, the oldest first. */
  readonly answers: readonly LateAnswer[]
}

/** Before anything was asked, and again after a reset. */
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
