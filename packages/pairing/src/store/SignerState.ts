import type { Cacao } from '@latchkey/protocol'
import type { Metadata } from '../message/readMetadata'
import type { ProposedNamespaces, SessionNamespaces } from '../namespaces/Namespaces'

/** A one-click sign-in requested with a proposal. */
export type StoredAuthentication = {
  /** The id of wc_sessionAuthenticate, which differs from the proposal's. */
  readonly id: number
  readonly payload: AuthenticationPayload
  readonly methods: readonly string[]
  /** In seconds. */
  readonly expiry: number
}

/** The payload to sign, as sent to the wallet. */
export type AuthenticationPayload = {
  readonly type: 'caip122'
  readonly chains: readonly string[]
  readonly domain: string
  readonly aud: string
  readonly version: '1'
  readonly nonce: string
  readonly iat: string
  readonly nbf?: string
  readonly exp?: string
  readonly statement?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** An unsettled proposal, with everything needed to settle it after a reload. */
export type StoredProposal = {
  readonly id: number
  readonly pairingTopic: string
  readonly pairingKey: string
  readonly publicKey: string
  readonly privateKey: string
  /** In seconds. */
  readonly expiry: number
  readonly namespaces: ProposedNamespaces
  /** What the site requires, though wallets see it as optional. */
  readonly required: ProposedNamespaces
  readonly authentication?: StoredAuthentication
  /** The wallet's key has arrived, but not its session. */
  readonly agreed?: { readonly topic: string; readonly symKey: string; readonly responderPublicKey: string }
}

/** A session from the site's view. Times are in seconds. */
export type Session = {
  readonly topic: string
  readonly pairingTopic: string
  readonly expiry: number
  /** The wallet's public key. Only the wallet may change the session. */
  readonly controller: string
  readonly namespaces: SessionNamespaces
  readonly requiredNamespaces: ProposedNamespaces
  readonly optionalNamespaces: ProposedNamespaces
  readonly sessionProperties?: Readonly<Record<string, unknown>>
  readonly scopedProperties?: Readonly<Record<string, unknown>>
  readonly sessionConfig?: Readonly<Record<string, unknown>>
  readonly self: { readonly publicKey: string; readonly metadata: Metadata }
  readonly peer: { readonly publicKey: string; readonly metadata: Metadata }
  /** The messages signed in one-click sign-in. */
  readonly authentication?: readonly Cacao[]
}

/** Which messages of the wallet were seen in a session. */
export type SeenMessages = {
  /** The time of the newest message per kind, in milliseconds. */
  readonly last: { readonly [kind: string]: number }
  /** The newest ids. */
  readonly ids: readonly number[]
}

/** A session with its private fields. */
export type StoredSession = {
  readonly session: Session
  readonly symKey: string
  /** The id of its settle, which a repeated one also has. */
  readonly settleId: number
  readonly seen: SeenMessages
}

/** A request that the wallet hasn't answered yet. */
export type StoredRequest = {
  readonly id: number
  readonly topic: string
  readonly chainId: string
  readonly method: string
  readonly params: unknown
  /** In milliseconds. */
  readonly createdAt: number
  /** In seconds. */
  readonly expiry: number
  /** The exact sent text: a wallet shows it once, however often it's sent. */
  readonly message: string
}

/** A message that must still reach the relay. */
export type UnsentMessage = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly ttl: number
  /** In seconds. */
  readonly until: number
}

/** The stored state of a pairing client. */
export type SignerState = {
  /** The client's Ed25519 seed in hex. */
  readonly seed: string | null
  /** By pairing topic. */
  readonly proposals: { readonly [pairingTopic: string]: StoredProposal }
  /** By topic. */
  readonly sessions: { readonly [topic: string]: StoredSession }
  /** By id. */
  readonly requests: { readonly [id: string]: StoredRequest }
  readonly unsent: readonly UnsentMessage[]
}
