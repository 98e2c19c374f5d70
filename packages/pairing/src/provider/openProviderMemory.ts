import type { KeyValueStorage } from '@latchkey/core'
import { storagePrefix } from '@latchkey/protocol'
import { array, fallback, object, parse, record, string } from 'valibot'
import { openDocument, type StoredDocument } from '../store/openDocument'

/** What the provider remembers beside the sessions. */
export type ProviderState = {
  /** The session that each namespace uses, by its topic. */
  readonly topics: { readonly [namespace: string]: string }
  /** The chain that each namespace is on, CAIP-2. */
  readonly chains: { readonly [namespace: string]: string }
  /** Transactions that calls were sent as, where the wallet told of them. */
  readonly calls: readonly SentCalls[]
}

/** Calls that a wallet sent as plain transactions. */
export type SentCalls = { readonly id: string; readonly chain: string; readonly hashes: readonly string[] }

/** The provider's memory. */
export type ProviderMemory = StoredDocument<ProviderState>

const texts = () => fallback(record(string(), string()), {})
const stateSchema = () =>
  object({
    topics: texts(),
    chains: texts(),
    calls: fallback(array(object({ id: string(), chain: string(), hashes: array(string()) })), []),
  })

/** Opens what the provider remembers; without storage it lives as long as the page. */
export function openProviderMemory(storage: KeyValueStorage | null): ProviderMemory {
  return openDocument<ProviderState>({
    storage,
    key: `${storagePrefix}pairing-provider`,
    version: 1,
    parse: (state) => parse(stateSchema(), state),
    initial: () => ({ topics: {}, chains: {}, calls: [] }),
  })
}
