import type { KeyValueStorage } from '@latchkey/core'
import { isRecord, storagePrefix } from '@latchkey/protocol'
import { openDocument, type StoredDocument } from '../store/openDocument'

/** The provider's stored state besides the sessions. */
export type ProviderState = {
  /** The session topic of each namespace. */
  readonly topics: { readonly [namespace: string]: string }
  /** The CAIP-2 chain of each namespace. */
  readonly chains: { readonly [namespace: string]: string }
  /** The session that each namespace left while another still uses it. */
  readonly left: { readonly [namespace: string]: string }
  /** The transactions of sent calls, if the wallet reported them. */
  readonly calls: readonly SentCalls[]
}

/** Calls that a wallet sent as plain transactions. */
export type SentCalls = { readonly id: string; readonly chain: string; readonly hashes: readonly string[] }

/** The provider's memory. */
export type ProviderMemory = StoredDocument<ProviderState>

const isText = (value: unknown) => typeof value === 'string'

function readTexts(value: unknown): { readonly [name: string]: string } {
  const entries = Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(
    entries.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
}

function readCalls(value: unknown): readonly SentCalls[] {
  return (Array.isArray(value) ? value : []).flatMap((each: unknown) => {
    if (!isRecord(each)) return []
    const { id, chain, hashes } = each
    if (typeof id !== 'string' || typeof chain !== 'string' || !Array.isArray(hashes)) return []
    return hashes.every(isText) ? [{ id, chain, hashes }] : []
  })
}

/** Opens the provider's state. Without storage it lasts as long as the page. */
export function openProviderMemory(storage: KeyValueStorage | null): ProviderMemory {
  return openDocument<ProviderState>({
    storage,
    key: `${storagePrefix}pairing-provider`,
    version: 1,
    parse(state) {
      const { topics, chains, left, calls } = isRecord(state) ? state : {}
      return {
        topics: readTexts(topics),
        chains: readTexts(chains),
        left: readTexts(left),
        calls: readCalls(calls),
      }
    },
    initial: () => ({ topics: {}, chains: {}, left: {}, calls: [] }),
  })
}
