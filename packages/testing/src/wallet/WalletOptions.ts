import type { Rule } from '../script/Behaviour'
import type { WalletStorage } from './WalletStorage'

/** Options of the wallets of every family; all have a default. */
export type WalletOptions = {
  readonly locked?: boolean
  /** Starts as if the page had been allowed before. */
  readonly authorised?: boolean
  /** Behaviours from the start. */
  readonly script?: readonly Rule[]
  /** The origin of the permission. Defaults to the page's own. */
  readonly origin?: string
  /** Where it stores permissions, lock, account, network and script. Defaults to nowhere. */
  readonly storage?: WalletStorage | 'local' | 'session'
  readonly storageKey?: string
}
