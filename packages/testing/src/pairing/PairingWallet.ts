import type { Peer, PeerSession } from '@latchkey/pairing/peer'
import type { LoggedRequest } from '../script/LoggedRequest'
import type { Scripting } from '../script/Scripting'

/** What a test may read. */
export type PairingWalletState = {
  /** The selected account on the default chain of each family, by CAIP-10. */
  readonly accounts: readonly string[]
  /** The index of the selected account. */
  readonly selected: number
  readonly locked: boolean
  readonly sessions: readonly PeerSession[]
}

/** Controls for the owner of a paired wallet and the wallet itself. */
export type PairingWalletControls = Scripting & {
  /** Answers nothing until the owner unlocks; requests wait meanwhile. */
  lock(): void
  unlock(): void
  /** The owner selects another account: each session is updated, and its site told. */
  switchAccount(index: number): Promise<void>
  /** The owner switches the EVM chain, by CAIP-2: each session gets it, and its site is told. */
  switchChain(chainId: string): Promise<void>
  /** The owner disconnects every site in the wallet. */
  forget(): Promise<void>
  /** Extends every session. */
  extend(): Promise<void>
  /** Pings every site. */
  ping(): Promise<void>
  /** Disconnects from the relay, like a phone in a tunnel; messages from sites wait there. */
  loseConnection(): Promise<void>
  /** Reconnects, and answers what waited. */
  restoreConnection(): Promise<void>
  clearLog(): void
}

/** A paired wallet with real keys and no screen, which does what a test tells it. */
export type PairingWallet = PairingWalletControls & {
  /**
   * Scans a code. Resolves once the wallet listens; proposals are answered as scripted. @throws pairingUriRefused,
   * relayUnreachable
   */
  pair(uri: string): Promise<void>
  readonly state: PairingWalletState
  /** The requests so far; proposals as `wc_sessionPropose`, one-click sign-in as `wc_sessionAuthenticate`. */
  readonly log: readonly LoggedRequest[]
  /** The wallet side of the protocol, for everything without a control. */
  readonly peer: Peer
  /** Closes the wallet. Start another one with the same `storage` to continue. */
  stop(): Promise<void>
}
