import type { LatchkeyError, Namespace, NetworkId, SignInMessage, SignInSession } from '@latchkey/protocol'

/**
 * Where the active account is with its sign-in. `signed-out`: it has no session and nothing is in progress.
 * `preparing` and `ready`: the message for the wallet is being made, or is ready.
 */
export type SignInStatus =
  | 'checking'
  | 'preparing'
  | 'ready'
  | 'signing'
  | 'cancelling'
  | 'signed-in'
  | 'signed-out'

/**
 * Why a sign-in is reviewed, the most important reason first. `asked`: the visitor connected a wallet. `restored`: an
 * earlier visit did. `changed`: another account is active. `moved`: the account is on another network. `elsewhere`:
 * another tab changed something. `ended`: the session expired.
 */
export type Occasion = 'asked' | 'restored' | 'changed' | 'moved' | 'elsewhere' | 'ended'

/** The active account as a sign-in sees it. */
export type Signer = {
  readonly namespace: Namespace
  readonly address: string
  readonly networkId: NetworkId
  readonly connectorId: string
  /** Whether the site supports the network; nobody signs in on another one. */
  readonly isSupported: boolean
  readonly isSmartAccount: boolean
}

/** A signature request that the wallet hasn't answered yet. */
export type Question = { readonly signer: Signer }

/** [SIW-9] What happens to a sign-in when the visitor changes account or network. */
export type SignInPolicy = {
  /**
   * `resign`: each account is asked to sign in. `signout`: leaving an account ends its session, and the next
   * one isn't asked. `keep`: the session counts for every account.
   */
  readonly onAccountChange: 'resign' | 'signout' | 'keep'
  /** `keep`: a session counts on all networks of its family. `resign`: each network needs its own. */
  readonly onNetworkChange: 'keep' | 'resign'
}

/** The sign-in of the active account. */
export type SignInState = {
  readonly status: SignInStatus
  /** The session that counts for the active account; with the policy `keep` it may belong to another address. */
  readonly session: SignInSession | null
  /** What the wallet will be asked to sign; null until it is prepared. */
  readonly message: SignInMessage | null
  readonly failure: LatchkeyError | null
  readonly isRequired: boolean
  readonly policy: SignInPolicy
  /** The account that this state is about; null while nobody is connected. */
  readonly signer: Signer | null
  /** At most one, so a wallet never shows two requests. */
  readonly question: Question | null
  /** Whether the visitor walked away from the question. */
  readonly isQuestionLeft: boolean
  /** The account whose message is being made. */
  readonly preparing: Signer | null
  /** When the message was made, in ms. */
  readonly preparedAt: number
  /** The accounts that were asked to sign in, by `askKey`; they are asked again only after they connect again. */
  readonly asked: readonly string[]
  /** The accounts that are known to have a session, by `askKey`. */
  readonly known: { readonly [key: string]: Signer }
  /** Counts the reviews; only the newest decides anything. */
  readonly turn: number
  /** The most important occasion that no review has dealt with. */
  readonly occasion: Occasion | null
}
