import type { NetworkId, SignInSession } from '@latchkey/protocol'
import type { SignInInput } from './SignInConfig'
import type { SignInContext } from './SignInContext'

/** Where `siwx()` keeps sessions. */
export type SignInStorage = {
  /** Called once, before anything else. */
  attach?(context: SignInContext): void
  /** The nonce of the next message, where the storage gives them. */
  getNonce?(input: SignInInput): Promise<string>
  add(session: SignInSession): Promise<void>
  /** Stores these in place of all others. */
  set(sessions: readonly SignInSession[]): Promise<void>
  get(chainId: NetworkId, address: string): Promise<readonly SignInSession[]>
  /** Removes those of exactly this account on exactly this network. */
  delete(chainId: NetworkId, address: string): Promise<void>
  /** What it stores was verified by whoever stores it: it is not verified again in the page. */
  readonly verifies?: true
}
