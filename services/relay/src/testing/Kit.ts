import type { PeerCore } from './followPeer'

/** What a wallet grants, by family. */
export type Namespaces = Record<
  string,
  { chains: string[]; accounts: string[]; methods: string[]; events: string[] }
>

/** A request to a wallet. */
export type WalletRequest = {
  readonly topic: string
  readonly id: number
  readonly params: {
    readonly chainId: string
    readonly request: { readonly method: string; readonly params: unknown }
  }
}

type Reason = { readonly code: number; readonly message: string }
type Acknowledged = Promise<{ acknowledged: () => Promise<void> }>

/** The used part of the wallet SDK, the same in both versions. */
export type Kit = {
  on(event: string, listener: (event: never) => void): unknown
  pair(params: { uri: string }): Promise<void>
  approveSession(params: { id: number; namespaces: Namespaces }): Promise<{ topic: string }>
  rejectSession(params: { id: number; reason: Reason }): Promise<void>
  respondSessionRequest(params: { topic: string; response: never }): Promise<void>
  getActiveSessions(): Record<string, unknown>
  getPendingSessionProposals(): Record<number, { readonly id: number }>
  getPendingSessionRequests(): readonly WalletRequest[]
  formatAuthMessage(parts: { request: object; iss: string }): string
  approveSessionAuthenticate(answer: { id: number; auths: readonly object[] }): Promise<unknown>
  updateSession(params: { topic: string; namespaces: Namespaces }): Acknowledged
  extendSession(params: { topic: string }): Acknowledged
  emitSessionEvent(params: {
    topic: string
    event: { name: string; data: unknown }
    chainId: string
  }): Promise<void>
  disconnectSession(params: { topic: string; reason: Reason }): Promise<void>
  core: PeerCore
  engine: {
    signClient: {
      ping(params: { topic: string }): Promise<void>
      auth: { requests: { getAll(): readonly PendingSignIn[] } }
    }
  }
}

/** The options of the wallet SDK and of its core. */
export type KitOptions = Readonly<Record<string, unknown>> & {
  readonly metadata: object
  readonly signConfig?: { readonly disableRequestQueue: boolean }
}

/** A one-click sign-in request to a wallet. */
export type PendingSignIn = {
  readonly id: number
  readonly authPayload: Readonly<Record<string, unknown>> & {
    readonly chains: readonly string[]
    readonly resources?: readonly string[]
  }
}
