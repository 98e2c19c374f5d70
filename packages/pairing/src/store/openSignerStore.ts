import type { KeyValueStorage } from '@latchkey/core'
import { storagePrefix } from '@latchkey/protocol'
import { bytesToHex } from '@noble/hashes/utils.js'
import { openDocument, type StoredDocument } from './openDocument'
import { parseSignerState } from './parseSignerState'
import type { SignerState } from './SignerState'

/** What a pairing client remembers, open for reading and changing. */
export type SignerStore = StoredDocument<SignerState> & {
  /** The client's Ed25519 seed; made when it is first asked for. */
  seed(randomBytes: (length: number) => Uint8Array): string
}

/** Opens what a pairing client remembers. The relay and the signer of one client share it. */
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
