import type { KeyPair } from '../crypto/createKeyPair'
import type { Metadata } from '../message/Metadata'
import type { ProposedNamespaces, SessionNamespaces } from '../namespaces/Namespaces'
import type { AuthenticationPayload } from '../store/SignerState'

/** A pairing that a wallet has scanned. Times are in seconds. */
export type PeerPairing = {
  readonly topic: string
  readonly symKey: string
  readonly expiry: number
  readonly methods: readonly string[]
}

/** What a site asks a wallet for. */
export type PeerProposal = {
  readonly id: number
  readonly pairingTopic: string
  readonly expiry: number
  readonly proposer: { readonly publicKey: string; readonly metadata: Metadata }
  readonly requiredNamespaces: ProposedNamespaces
  readonly optionalNamespaces: ProposedNamespaces
  readonly sessionProperties?: Readonly<Record<string, unknown>>
  /** The key of an approval that may or may not have reached the site; said again, it is the same session. */
  readonly keyPair?: KeyPair
  /** The id of that session's settle, for the same reason. */
  readonly settleId?: number
}

/** What a site asks a wallet to sign when it connects. */
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
  /** The site has said that it has the session. */
  readonly acknowledged: boolean
  /** The id under which the site was told of it; a sign-in needs none. */
  readonly settleId?: number
  readonly namespaces: SessionNamespaces
  readonly site: { readonly publicKey: string; readonly metadata: Metadata }
}

/** A request of a site that waits for the wallet's owner. */
export type PeerSessionRequest = {
  readonly id: number
  readonly topic: string
  readonly chainId: string
  readonly method: string
  readonly params: unknown
  readonly expiry: number
}

/** All that the wallet's side remembers. */
export type PeerState = {
  readonly seed: string | null
  readonly pairings: { readonly [topic: string]: PeerPairing }
  readonly proposals: { readonly [id: string]: PeerProposal }
  readonly signIns: { readonly [id: string]: PeerSignIn }
  readonly sessions: { readonly [topic: string]: PeerSession }
  readonly requests: { readonly [id: string]: PeerSessionRequest }
  /** The newest ids that were answered: a site may send a request again that it has no answer to yet. */
  readonly answered: readonly number[]
}
