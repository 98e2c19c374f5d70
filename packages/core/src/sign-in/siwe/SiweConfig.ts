import type { Cacao } from '@latchkey/protocol'

/** The parts of a message in the older interface. */
export type SiweMessageParams = {
  readonly domain: string
  readonly uri: string
  /** EVM chain ids as numbers. */
  readonly chains: readonly number[]
  readonly statement?: string
  /** RFC 3339 times: issued at, expires, not before. */
  readonly iat?: string
  readonly exp?: string
  readonly nbf?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
  /** What a paired wallet should grant along with a sign-in. The pairing's defaults are requested. */
  readonly methods?: readonly string[]
}

/** The parts of a message's text. */
export type SiweMessageArgs = SiweMessageParams & {
  /** `did:pkh:` and the CAIP-10 address. */
  readonly address: string
  readonly chainId: number
  readonly nonce: string
  readonly version: '1'
  readonly iat: string
}

/** Who is signed in, according to the site's server. */
export type SiweSession = { readonly address: string; readonly chainId: number }

/** [SIW-10] The older sign-in interface, for EVM accounts: the site's own functions do the work. */
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
  /** Whether visitors must sign in to stay connected; true by default. */
  readonly required?: boolean
  /** False turns sign-in off. */
  readonly enabled?: boolean
  /** What ends a sign-in; all three are true by default. */
  readonly signOutOnDisconnect?: boolean
  readonly signOutOnAccountChange?: boolean
  readonly signOutOnNetworkChange?: boolean
  /** How long an unused nonce stays valid; five minutes by default. */
  readonly nonceRefetchIntervalMs?: number
  /** How long a session counts before the site is asked again; five minutes by default. */
  readonly sessionRefetchIntervalMs?: number
}
