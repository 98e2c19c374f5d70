import type { LatchkeyError, SignInMessage, SignInSession } from '@latchkey/protocol'
import type { SignInPolicy } from './SignInPolicy'

/**
 * Where the active account is with its sign-in. `signed-out`: there is no session and nothing is being done about it;
 * `preparing` and `ready`: the message for the wallet is being made, or is there.
 */
export type SignInStatus =
  | 'checking'
  | 'preparing'
  | 'ready'
  | 'signing'
  | 'cancelling'
  | 'signed-in'
  | 'signed-out'

/** The sign-in of the active account. */
export type SignInState = {
  readonly status: SignInStatus
  /** The one that counts for the active account; with the policy `keep` it may be of another address. */
  readonly session: SignInSession | null
  /** What the wallet will be asked to sign; null until it is prepared. */
  readonly message: SignInMessage | null
  readonly failure: LatchkeyError | null
  readonly isRequired: boolean
  readonly policy: SignInPolicy
}
