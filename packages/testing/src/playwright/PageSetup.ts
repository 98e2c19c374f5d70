import type { BitcoinWallet } from '../bitcoin/BitcoinWallet'
import type { BitcoinWalletOptions } from '../bitcoin/BitcoinWalletOptions'
import type { EvmWallet } from '../evm/EvmWallet'
import type { EvmWalletOptions } from '../evm/EvmWalletOptions'
import type { PolkadotWallet } from '../polkadot/PolkadotWallet'
import type { PolkadotWalletOptions } from '../polkadot/PolkadotWalletOptions'
import type { SolanaWallet } from '../solana/SolanaWallet'
import type { SolanaWalletOptions } from '../solana/SolanaWalletOptions'
import type { PagePresence } from './PageWalletOptions'

/** The families whose wallets can be put into a page. */
export type FamilyName = 'evm' | 'solana' | 'bitcoin' | 'polkadot'

/** A wallet of one family, as sent to the page. */
export type FamilyWallet = PagePresence & {
  readonly family: FamilyName
  /** The options of `createEvmWallet` and the others, as plain data. */
  readonly options: object
  readonly asWindowEthereum?: boolean
  /** Identifies the wallets of one brand. */
  readonly brand?: number
}

/** What the test sends into the page before its scripts run. */
export type PageSetup = {
  /** Keeps several calls of `installWallets` on one page apart. */
  readonly key: string
  /** A function that the test exposes in the page, through which wallets reach their nodes. */
  readonly nodeBinding: string
  readonly wallets: readonly FamilyWallet[]
}

/** The factories of each family; a page has those whose script it was given. */
export type Makers = {
  evm?(options: EvmWalletOptions): EvmWallet
  solana?(options: SolanaWalletOptions): SolanaWallet
  bitcoin?(options: BitcoinWalletOptions): BitcoinWallet
  polkadot?(options: PolkadotWalletOptions): PolkadotWallet
}

/** A control to run on the wallet with this index. */
export type ControlCall = {
  readonly index: number
  readonly name: string
  readonly args: readonly unknown[]
}

/** What the script leaves in the page for the test to call. */
export type PageDesk = {
  control(call: ControlCall): unknown
  /** Runs a control that was sent before the page opened; a reload doesn't repeat it. */
  controlOnce(id: string, call: ControlCall): void
  look(index: number): { readonly state: unknown; readonly log: unknown } | undefined
}
