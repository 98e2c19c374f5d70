import type { Rule } from '../script/Behaviour'
import type { WalletStorage } from './WalletStorage'

/** Options of the wallets of every family; all have a default. */
export type WalletOptions = {
  readonly locked?: boolean
  /** Starts as if the page had been allowed before. */
  readonly authorised?: boolean
  /** Behaviours from the start. */
  readonly script?: readonly Rule[]
  /** The origin whose permission is kept; the page's own when not set. */
  readonly origin?: string
  /** Where it remembers permissions, lock, account, network and script; nowhere when not set. */
  readonly storage?: WalletStorage | 'local' | 'session'
  readonly storageKey?: string
}
