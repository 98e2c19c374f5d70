import type { NetworkId, SignInSession } from '@latchkey/protocol'
import type { SignInInput } from './SignInConfig'
import type { SignInContext } from './SignInContext'

/** Where `siwx()` keeps sessions. */
export type SignInStorage = {
  /** Called once, before anything else. */
  attach?(context: SignInContext): void
  /** Returns the nonce of the next message, if the storage provides nonces. */
  getNonce?(input: SignInInput): Promise<string>
  add(session: SignInSession): Promise<void>
  /** Replaces all stored sessions. */
  set(sessions: readonly SignInSession[]): Promise<void>
  get(chainId: NetworkId, address: string): Promise<readonly SignInSession[]>
  /** Removes the sessions of this account on this network only. */
  delete(chainId: NetworkId, address: string): Promise<void>
  /** Set if the storage verifies sessions itself, so the page doesn't. */
  readonly verifies?: true
}
