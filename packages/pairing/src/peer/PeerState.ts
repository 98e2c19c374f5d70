import type { KeyPair } from '../crypto/createKeyPair'
import type { Metadata } from '../message/readMetadata'
import type { ProposedNamespaces, SessionNamespaces } from '../namespaces/Namespaces'
import type { AuthenticationPayload } from '../store/SignerState'

/** A pairing that a wallet has scanned. Times are in seconds. */
export type PeerPairing = {
  readonly topic: string
  readonly symKey: string
  readonly expiry: number
  readonly methods: readonly string[]
}

/** A site's proposal. */
export type PeerProposal = {
  readonly id: number
  readonly pairingTopic: string
  readonly expiry: number
  readonly proposer: { readonly publicKey: string; readonly metadata: Metadata }
  readonly requiredNamespaces: ProposedNamespaces
  readonly optionalNamespaces: ProposedNamespaces
  readonly sessionProperties?: Readonly<Record<string, unknown>>
  /** The key of an approval that may have reached the site. Repeating it gives the same session. */
  readonly keyPair?: KeyPair
  /** The settle id of that session, for the same reason. */
  readonly settleId?: number
}

/** What a site asks the wallet to sign while connecting. */
export type PeerSignIn = {
  readonly id: number
  readonly pairingTopic: string
  readonly expiry: number
  readonly requester: { readonly publicKey: string; readonly metadata: Metadata }
  readonly payload: AuthenticationPayload
}

/** A session as the wallet sees it. */
export type PeerSession = {
  readonly topic: string
  readonly symKey: string
  readonly expiry: number
  /** The site has confirmed the session. */
  readonly acknowledged: boolean
  /** The id of the settle message. A sign-in has none. */
  readonly settleId?: number
  readonly namespaces: SessionNamespaces
  readonly site: { readonly publicKey: string; readonly metadata: Metadata }
}

/** A site's request that waits for approval. */
export type PeerSessionRequest = {
  readonly id: number
  readonly topic: string
  readonly chainId: string
  readonly method: string
  readonly params: unknown
  readonly expiry: number
}

/** The stored state of the wallet side. */
export type PeerState = {
  readonly seed: string | null
  readonly pairings: { readonly [topic: string]: PeerPairing }
  readonly proposals: { readonly [id: string]: PeerProposal }
  readonly signIns: { readonly [id: string]: PeerSignIn }
  readonly sessions: { readonly [topic: string]: PeerSession }
  readonly requests: { readonly [id: string]: PeerSessionRequest }
  /** The latest answered ids: a site may resend a request until it gets the answer. */
  readonly answered: readonly number[]
}
