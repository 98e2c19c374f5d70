import type { KeyValueStorage } from '@latchkey/core'
import { isRecord, storagePrefix } from '@latchkey/protocol'
import { bytesToHex } from '@noble/hashes/utils.js'
import { openDocument, type StoredDocument } from '../store/openDocument'
import type { PeerState } from './PeerState'

/** The store of the wallet side. */
export type PeerStore = StoredDocument<PeerState> & {
  /** The client's Ed25519 seed, created on first use. */
  seed(randomBytes: (length: number) => Uint8Array): string
}

const initial = (): PeerState => ({
  seed: null,
  pairings: {},
  proposals: {},
  signIns: {},
  sessions: {},
  requests: {},
  answered: [],
})

/** Opens the store of the wallet side. */
export function openPeerStore(storage: KeyValueStorage | null, name = 'pairing-peer'): PeerStore {
  const document = openDocument<PeerState>({
    storage,
    key: `${storagePrefix}${name}`,
    version: 1,
    parse: (state) => (isState(state) ? state : initial()),
    initial,
  })
  return {
    ...document,
    seed(randomBytes) {
      const { seed } = document.update((state) =>
        state.seed ? state : { ...state, seed: bytesToHex(randomBytes(32)) },
      )
      return seed ?? ''
    },
  }
}

/** Only the wallet writes to this storage, so its outline is enough to detect another version. */
function isState(state: unknown): state is PeerState {
  const maps = ['pairings', 'proposals', 'signIns', 'sessions', 'requests']
  return isRecord(state) && Array.isArray(state.answered) && maps.every((name) => isRecord(state[name]))
}
