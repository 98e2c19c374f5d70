import type { Cacao } from '@latchkey/protocol'

/** What a message is made of, as the older interface writes it. */
export type SiweMessageParams = {
  readonly domain: string
  readonly uri: string
  /** EVM chains by their numbers. */
  readonly chains: readonly number[]
  readonly statement?: string
  /** Times are those of RFC 3339: made, ends, begins. */
  readonly iat?: string
  readonly exp?: string
  readonly nbf?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
  /** What a paired wallet is to grant along with a sign-in; the defaults of the pairing are asked for. */
  readonly methods?: readonly string[]
}

/** What the text of a message is made of. */
export type SiweMessageArgs = SiweMessageParams & {
  /** `did:pkh:` and the CAIP-10 address. */
  readonly address: string
  readonly chainId: number
  readonly nonce: string
  readonly version: '1'
  readonly iat: string
}

/** Who a site's server says is signed in. */
export type SiweSession = { readonly address: string; readonly chainId: number }

/** [SIW-10] The older interface of sign-in, for EVM accounts: a site's own functions do the work. */
export type SiweConfig = {
  getNonce(address?: string): Promise<string> | string
  getMessageParams?(): Promise<SiweMessageParams> | SiweMessageParams
  createMessage(args: SiweMessageArgs): string | Promise<string>
  verifyMessage(args: {
    readonly message: string
    readonly signature: string
    readonly cacao?: Cacao
  }): Promise<boolean> | boolean
  getSession(): Promise<SiweSession | null> | SiweSession | null
  signOut(): Promise<boolean> | boolean
  onSignIn?(session?: SiweSession): void
  onSignOut?(): void
  /** Whether nobody stays connected without signing in; true unless told. */
  readonly required?: boolean
  /** False switches sign-in off. */
  readonly enabled?: boolean
  /** Three times true unless told: what ends a sign-in. */
  readonly signOutOnDisconnect?: boolean
  readonly signOutOnAccountChange?: boolean
  readonly signOutOnNetworkChange?: boolean
  /** How long a nonce that was not used may wait; five minutes unless told. */
  readonly nonceRefetchIntervalMs?: number
  /** How long a session is believed before the site is asked again; five minutes unless told. */
  readonly sessionRefetchIntervalMs?: number
}
