import type { Peer, PeerSession } from '@latchkey/pairing/peer'
import type { LoggedRequest } from '../script/LoggedRequest'
import type { Scripting } from '../script/Scripting'

/** What a test may look at. */
export type PairingWalletState = {
  /** The chosen account on the usual chain of each family, by CAIP-10. */
  readonly accounts: readonly string[]
  /** The number of the chosen account. */
  readonly selected: number
  readonly locked: boolean
  readonly sessions: readonly PeerSession[]
}

/** What a test makes the owner of a paired wallet, or the wallet itself, do. */
export type PairingWalletControls = Scripting & {
  /** Answers nothing until the owner unlocks; what comes meanwhile waits. */
  lock(): void
  unlock(): void
  /** The owner chooses another account: each session is updated, and its site told. */
  switchAccount(index: number): Promise<void>
  /** The owner chooses another EVM chain, by CAIP-2: each session gets it, and its site is told. */
  switchChain(chainId: string): Promise<void>
  /** The owner disconnects every site inside the wallet. */
  forget(): Promise<void>
  /** Prolongs every session. */
  extend(): Promise<void>
  /** Asks every site for a sign of life. */
  ping(): Promise<void>
  /** Loses the relay, as a phone in a tunnel; what sites send waits there. */
  loseConnection(): Promise<void>
  /** Is back, and answers what waited. */
  restoreConnection(): Promise<void>
  clearLog(): void
}

/** The wallet at the other end of a pairing: real keys, no screen, and it does what a test tells it. */
export type PairingWallet = PairingWalletControls & {
  /** Scans a code. Ends when the wallet listens; what the site proposes is met as scripted. @throws pairingUriRefused, relayUnreachable */
  pair(uri: string): Promise<void>
  readonly state: PairingWalletState
  /** What sites have asked so far; proposals as `wc_sessionPropose`, one-click sign-in as `wc_sessionAuthenticate`. */
  readonly log: readonly LoggedRequest[]
  /** The wallet's side of the protocol itself, for all that has no control. */
  readonly peer: Peer
  /** The wallet is closed. With the same `storage` it can be started again. */
  stop(): Promise<void>
}
