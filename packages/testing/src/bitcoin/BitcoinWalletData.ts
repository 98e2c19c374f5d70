import type { WalletRecord } from '../wallet/WalletRecord'
import type { BitcoinWalletQuirks } from './BitcoinWalletOptions'

/** What a Bitcoin wallet remembers beyond its options. */
export type BitcoinWalletData = WalletRecord & {
  readonly networkId: string
  /** How many accounts of its phrase it has beyond those that the options say. */
  readonly addedAccounts: number
  readonly changedQuirks: Partial<BitcoinWalletQuirks>
}
