import type { OneClick } from '@latchkey/core'
import type { Signer } from '../session/createSigner'
import type { ProviderMemory } from './openProviderMemory'
import type { ProviderConfig } from './ProviderConfig'

/** What the provider needs from the Sign protocol. */
export type ProviderSigner = Pick<
  Signer,
  'propose' | 'authenticate' | 'sessions' | 'session' | 'request' | 'disconnect' | 'on'
>

/** A proposal that waits for a wallet. */
export type OpenPairing = {
  /** The requested family, or all if unset. */
  readonly namespace: string | undefined
  readonly settled: Promise<void>
  abort(): void
}

/** The context of the provider, passed to every action. */
export type ProviderContext = {
  /** Read on every use: networks may be added and removed. */
  config(): ProviderConfig
  /** Whether the site is connected in a family. Then another session doesn't take it over. */
  isHeld(namespace: string): boolean
  /** [WC-8] What to sign with a new connection. */
  oneClick?(): Promise<OneClick | null>
  fetch(url: string, init: RequestInit): Promise<Response>
  now(): number
  /** Where to look up user operations; null without a gateway. */
  readonly gateway: string | null
  readonly projectId: string | null
  readonly memory: ProviderMemory
  /** Starts on first use. @throws signClientNotInitialized */
  signer(): Promise<ProviderSigner>
  /** Emits an event; with a namespace, to listeners of that family and of all. */
  tell(event: string, payload: unknown, namespace?: string): void
  /** Node URLs from `setDefaultChain`, by CAIP-2 id. */
  readonly nodes: Map<string, string>
  /** Wallet capabilities by session, account and chains. */
  readonly capabilities: Map<string, unknown>
  /** The accounts that a wallet listed first, by namespace. */
  readonly preferred: Map<string, readonly string[]>
  pairing: OpenPairing | null
}
