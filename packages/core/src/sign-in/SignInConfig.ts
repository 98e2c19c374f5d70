import type { NetworkId, SignInMessage, SignInSession } from '@latchkey/protocol'
import type { SignInContext } from './SignInContext'
import type { SignInPolicy } from './SignInState'

/** The account that a message is for. */
export type SignInInput = {
  readonly accountAddress: string
  readonly chainId: NetworkId
  readonly notBefore?: string
}

/** [SIW-6] How a site signs visitors in: `siwx()` creates one, and a site may write its own. */
export type SignInConfig = Partial<SignInPolicy> & {
  /** Called once, before anything else. */
  attach?(context: SignInContext): void
  createMessage(input: SignInInput): Promise<SignInMessage>
  /** Verifies a session and stores it. */
  addSession(session: SignInSession): Promise<void>
  /** Verifies sessions and replaces all stored ones; an empty list clears them. */
  setSessions(sessions: readonly SignInSession[]): Promise<void>
  /** Returns the valid sessions of an account on a network. */
  getSessions(chainId: NetworkId, address: string): Promise<readonly SignInSession[]>
  /** Removes the sessions of this account on this network only. */
  revokeSession(chainId: NetworkId, address: string): Promise<void>
  /** [SIW-7] Whether visitors must sign in to stay connected; true by default. */
  getRequired?(): boolean
}
