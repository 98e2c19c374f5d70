import type { Sessions } from './createSessions'
import type { SigningKeys } from './createSigningKeys'
import type { Tokens } from './createTokens'

/** What sign-in needs. */
export type SignInServices = {
  readonly keys: SigningKeys
  readonly sessions: Sessions
  readonly tokens: Tokens
}
