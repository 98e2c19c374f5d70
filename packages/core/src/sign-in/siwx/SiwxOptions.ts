import type { SignInSession } from '@latchkey/protocol'
import type { SignInInput } from '../SignInConfig'
import type { SignInContext } from '../SignInContext'
import type { SignInPolicy } from '../SignInState'
import type { SignInStorage } from '../SignInStorage'

/**
 * Checks that an account signed a message for this page. Returning `false` or throwing an error kind means it didn't;
 * `signInUnverifiable` means it isn't known now.
 */
export type VerifySession = (session: SignInSession, scope: VerifyScope) => Promise<boolean>

/** What a session must be for. */
export type VerifyScope = {
  readonly context: SignInContext
  readonly domain: string
  readonly uri: string
}

/** Options of `siwx()`. Everything has a default. */
export type SiwxOptions = Partial<SignInPolicy> & {
  /** Where sessions are kept; the browser's storage by default. */
  readonly storage?: SignInStorage
  /** A sentence that the visitor reads in the wallet: ASCII, without line breaks. */
  readonly statement?: string
  /** The page's host and port by default. */
  readonly domain?: string
  /** The page's origin by default. */
  readonly uri?: string
  /** How long a sign-in counts; seven days by default. */
  readonly lifetimeMs?: number
  readonly resources?: readonly string[]
  /** [SIW-7] Whether visitors must sign in to stay connected; true by default. */
  readonly required?: boolean
  /** Gets a nonce from your server; a random one by default. */
  readonly getNonce?: (input: SignInInput) => Promise<string> | string
  readonly verify?: VerifySession
}
