import type { Peer } from '@latchkey/pairing/peer'
import type { Family } from '@latchkey/testing/pairing'

/** What the wallet is made of. */
export type WalletPorts = {
  readonly peer: Peer
  readonly families: readonly Family[]
  /** Where it remembers which links had their connection. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  now(): number
  setTimer(callback: () => void, ms: number): () => void
}
