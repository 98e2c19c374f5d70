import type { Cacao } from '@latchkey/protocol'
import type { Metadata } from '../message/Metadata'
import type { ProposedNamespaces, SessionNamespaces } from '../namespaces/Namespaces'

/** One-click sign-in that was asked for together with a proposal. */
export type StoredAuthentication = {
  /** The id of wc_sessionAuthenticate, which is not the one of the proposal beside it. */
  readonly id: number
  readonly payload: AuthenticationPayload
  readonly methods: readonly string[]
  /** In seconds. */
  readonly expiry: number
}

/** What is to be signed, as it goes to the wallet. */
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

/** A proposal that nobody has settled yet, with all that is needed to do so after a reload. */
export type StoredProposal = {
  readonly id: number
  readonly pairingTopic: string
  readonly pairingKey: string
  readonly publicKey: string
  readonly privateKey: string
  /** In seconds. */
  readonly expiry: number
  readonly namespaces: ProposedNamespaces
  /** What the site can not do without, though wallets are told it is optional. */
  readonly required: ProposedNamespaces
  readonly authentication?: StoredAuthentication
  /** The wallet's key has come, its session not yet. */
  readonly agreed?: { readonly topic: string; readonly symKey: string; readonly responderPublicKey: string }
}

/** A session as the site sees it. Times are in seconds. */
export type Session = {
  readonly topic: string
  readonly pairingTopic: string
  readonly expiry: number
  /** The wallet's public key: only it changes the session. */
  readonly controller: string
  readonly namespaces: SessionNamespaces
  readonly requiredNamespaces: ProposedNamespaces
  readonly optionalNamespaces: ProposedNamespaces
  readonly sessionProperties?: Readonly<Record<string, unknown>>
  readonly scopedProperties?: Readonly<Record<string, unknown>>
  readonly sessionConfig?: Readonly<Record<string, unknown>>
  readonly self: { readonly publicKey: string; readonly metadata: Metadata }
  readonly peer: { readonly publicKey: string; readonly metadata: Metadata }
  /** What was signed when the session began by one-click sign-in. */
  readonly authentication?: readonly Cacao[]
}

/** What of the wallet's messages was seen in a session. */
export type SeenMessages = {
  /** When the newest of each kind was made, in milliseconds. */
  readonly last: { readonly [kind: string]: number }
  /** The newest ids. */
  readonly ids: readonly number[]
}

/** A session with what only this side knows. */
export type StoredSession = {
  readonly session: Session
  readonly symKey: string
  /** The id that settled it, which a repeated settle comes with. */
  readonly settleId: number
  readonly seen: SeenMessages
}

/** A request that the wallet has not answered yet. */
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
  /** The very text that was sent: a wallet shows it once, however often it is sent. */
  readonly message: string
}

/** A message that the relay has not taken yet and that has to go out all the same. */
export type UnsentMessage = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly ttl: number
  /** In seconds. */
  readonly until: number
}

/** All that a pairing client remembers. */
export type SignerState = {
  /** The client's Ed25519 seed, as hex digits. */
  readonly seed: string | null
  /** By pairing topic. */
  readonly proposals: { readonly [pairingTopic: string]: StoredProposal }
  /** By topic. */
  readonly sessions: { readonly [topic: string]: StoredSession }
  /** By id. */
  readonly requests: { readonly [id: string]: StoredRequest }
  readonly unsent: readonly UnsentMessage[]
}
