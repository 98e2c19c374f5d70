import type { NetworkId, SignInMessage, SignInSession } from '@latchkey/protocol'
import type { SignInContext } from './SignInContext'
import type { SignInPolicy } from './SignInPolicy'

/** Who a message is written for. */
export type SignInInput = {
  readonly accountAddress: string
  readonly chainId: NetworkId
  readonly notBefore?: string
}

/** [SIW-6] How a site signs its visitors in: `siwx()` makes one, and a site may write its own. */
export type SignInConfig = Partial<SignInPolicy> & {
  /** Called once, before anything else. */
  attach?(context: SignInContext): void
  createMessage(input: SignInInput): Promise<SignInMessage>
  /** Verifies a session and stores it. */
  addSession(session: SignInSession): Promise<void>
  /** Verifies sessions and stores them in place of all others; an empty list clears. */
  setSessions(sessions: readonly SignInSession[]): Promise<void>
  /** Those of an account on a network that are valid and have not ended. */
  getSessions(chainId: NetworkId, address: string): Promise<readonly SignInSession[]>
  /** Removes those of exactly this account on exactly this network. */
  revokeSession(chainId: NetworkId, address: string): Promise<void>
  /** [SIW-7] Whether nobody stays connected without signing in; so it is where this is missing. */
  getRequired?(): boolean
}
