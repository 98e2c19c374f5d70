import type { WalletChange } from '@latchkey/core'
import type { NetworkId } from '@latchkey/protocol'
import type { Extension } from './Extension'
import type { ExtensionAccount } from './ExtensionAccount'

/** One wallet between its connection and its end; extensions have no network, so that it is kept here. */
export type Session = {
  readonly watchers: Set<(change: WalletChange) => void>
  /** What the extension gave when the visitor agreed; null before that and after the end. */
  extension: Extension | null
  accounts: readonly ExtensionAccount[]
  networkId: NetworkId | null
  /** Ends the subscription to the accounts. */
  stop(): void
}
