import type { WalletChange } from '@latchkey/core'
import type { NetworkId } from '@latchkey/protocol'
import type { Extension } from './Extension'
import type { ExtensionAccount } from './ExtensionAccount'

/** One wallet while it is connected. Extensions have no network, so it is kept here. */
export type Session = {
  readonly watchers: Set<(change: WalletChange) => void>
  /** The object that was enabled; null while disconnected. */
  provider: unknown
  /** What the extension returned when the visitor agreed; null while disconnected. */
  extension: Extension | null
  accounts: readonly ExtensionAccount[]
  networkId: NetworkId | null
  /** Ends the subscription to the accounts. */
  stop(): void
}
