import type { Peer } from '@latchkey/pairing/peer'
import type { Family } from '@latchkey/testing/pairing'

/** What the wallet is made of. */
export type WalletPorts = {
  readonly peer: Peer
  readonly families: readonly Family[]
  now(): number
  setTimer(callback: () => void, ms: number): () => void
}
