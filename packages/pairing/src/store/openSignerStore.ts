import type { KeyValueStorage } from '@latchkey/core'
import { storagePrefix } from '@latchkey/protocol'
import { bytesToHex } from '@noble/hashes/utils.js'
import { openDocument, type StoredDocument } from './openDocument'
import { parseSignerState } from './parseSignerState'
import type { SignerState } from './SignerState'

/** The store of a pairing client. */
export type SignerStore = StoredDocument<SignerState> & {
  /** The client's Ed25519 seed, created on first use. */
  seed(randomBytes: (length: number) => Uint8Array): string
}

/** Opens the store of a pairing client. Its relay and signer share it. */
export function openSignerStore(storage: KeyValueStorage | null, name = 'pairing'): SignerStore {
  const document = openDocument<SignerState>({
    storage,
    key: `${storagePrefix}${name}`,
    version: 1,
    parse: parseSignerState,
    initial: () => ({ seed: null, proposals: {}, sessions: {}, requests: {}, unsent: [] }),
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
