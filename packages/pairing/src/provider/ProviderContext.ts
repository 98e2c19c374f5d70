import type { OneClick } from '@latchkey/core'
import type { ProviderMemory } from './openProviderMemory'
import type { ProviderConfig } from './ProviderConfig'
import type { ProviderSigner } from './ProviderSigner'

/** A proposal that waits for a wallet. */
export type OpenPairing = {
  /** The family that it was asked for; all of them where none is named. */
  readonly namespace: string | undefined
  readonly settled: Promise<void>
  abort(): void
}

/** What the provider is made of; every action takes it first. */
export type ProviderContext = {
  /** Asked anew each time: networks may be added and removed. */
  config(): ProviderConfig
  /** Whether the site is connected in a family of chains: then another session does not take it over unasked. */
  isHeld(namespace: string): boolean
  /** [WC-8] What is to be signed along with a new connection. */
  oneClick?(): Promise<OneClick | null>
  fetch(url: string, init: RequestInit): Promise<Response>
  now(): number
  /** Where user operations are asked about; null where the site has no gateway. */
  readonly gateway: string | null
  readonly projectId: string | null
  readonly memory: ProviderMemory
  /** Started on the first use. @throws signClientNotInitialized */
  signer(): Promise<ProviderSigner>
  /** Tells whoever listens; with a namespace, those who listen to that family or to all. */
  tell(event: string, payload: unknown, namespace?: string): void
  /** Addresses of nodes that came with `setDefaultChain`, by CAIP-2 id. */
  readonly nodes: Map<string, string>
  /** Answers of wallets on what they can do, by session, account and chains. */
  readonly capabilities: Map<string, unknown>
  /** The accounts that a wallet put first, by namespace. */
  readonly preferred: Map<string, readonly string[]>
  pairing: OpenPairing | null
}
