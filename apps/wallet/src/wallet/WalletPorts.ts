import type { Peer } from '@latchkey/pairing/peer'
import type { Family } from '@latchkey/testing/pairing'

/** The parts a wallet is built from. */
export type WalletPorts = {
  readonly peer: Peer
  readonly families: readonly Family[]
  /** Remembers which links were used. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  now(): number
  setTimer(callback: () => void, ms: number): () => void
}
