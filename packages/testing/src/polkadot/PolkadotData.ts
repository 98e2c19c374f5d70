import type { WalletRecord } from '../wallet/WalletRecord'
import type { PolkadotKey } from './PolkadotKey'
import type { PolkadotWalletQuirks } from './PolkadotWalletOptions'

/** What an extension remembers beyond its options. */
export type PolkadotData = WalletRecord & {
  readonly addedKeys: readonly PolkadotKey[]
  readonly changedQuirks: Partial<PolkadotWalletQuirks>
}
