import type { SignInSession } from '@latchkey/protocol'
import type { SignInInput } from '../SignInConfig'
import type { SignInContext } from '../SignInContext'
import type { SignInPolicy } from '../SignInPolicy'
import type { SignInStorage } from '../SignInStorage'

/**
 * Checks that an account signed a message that was written for this page: `false`, or a kind that is thrown, says that it
 * did not; `signInUnverifiable` that it is not known now.
 */
export type VerifySession = (session: SignInSession, scope: VerifyScope) => Promise<boolean>

/** What a session has to be about. */
export type VerifyScope = {
  readonly context: SignInContext
  readonly domain: string
  readonly uri: string
}

/** What `siwx()` takes; all of it has a default. */
export type SiwxOptions = Partial<SignInPolicy> & {
  /** Where sessions are kept: in the browser's storage unless told. */
  readonly storage?: SignInStorage
  /** A sentence that the visitor reads in the wallet; ASCII, without a line break. */
  readonly statement?: string
  /** The host of the page with its port unless told. */
  readonly domain?: string
  /** The origin of the page unless told. */
  readonly uri?: string
  /** How long a sign-in counts: seven days unless told. */
  readonly lifetimeMs?: number
  readonly resources?: readonly string[]
  /** [SIW-7] Whether nobody stays connected without signing in; true unless told. */
  readonly required?: boolean
  /** Asks your server for a nonce; a random one is made in the page unless told. */
  readonly getNonce?: (input: SignInInput) => Promise<string> | string
  readonly verify?: VerifySession
}
