import type { BitcoinWallet } from '../bitcoin/BitcoinWallet'
import type { BitcoinWalletOptions } from '../bitcoin/BitcoinWalletOptions'
import type { EvmWallet } from '../evm/EvmWallet'
import type { EvmWalletOptions } from '../evm/EvmWalletOptions'
import type { PolkadotWallet } from '../polkadot/PolkadotWallet'
import type { PolkadotWalletOptions } from '../polkadot/PolkadotWalletOptions'
import type { SolanaWallet } from '../solana/SolanaWallet'
import type { SolanaWalletOptions } from '../solana/SolanaWalletOptions'
import type { PagePresence } from './PageWalletOptions'

/** The families of which wallets can be put into a page. */
export type FamilyName = 'evm' | 'solana' | 'bitcoin' | 'polkadot'

/** A wallet of one family, as the page is told of it. */
export type FamilyWallet = PagePresence & {
  readonly family: FamilyName
  /** What `createEvmWallet` and its like take, as plain data. */
  readonly options: object
  readonly asWindowEthereum?: boolean
  /** Tells which wallets are one brand. */
  readonly brand?: number
}

/** What the test sends into the page before its scripts run. */
export type PageSetup = {
  /** Tells apart what several calls of `installWallets` put into one page. */
  readonly key: string
  /** A function the test has put into the page, through which the wallets reach their nodes. */
  readonly nodeBinding: string
  readonly wallets: readonly FamilyWallet[]
}

/** What makes the wallets of each family; a page has those of the families that it was given a script of. */
export type Makers = {
  evm?(options: EvmWalletOptions): EvmWallet
  solana?(options: SolanaWalletOptions): SolanaWallet
  bitcoin?(options: BitcoinWalletOptions): BitcoinWallet
  polkadot?(options: PolkadotWalletOptions): PolkadotWallet
}

/** A control to carry out on the wallet with this index. */
export type ControlCall = {
  readonly index: number
  readonly name: string
  readonly args: readonly unknown[]
}

/** What the script leaves in the page for the test to call. */
export type PageDesk = {
  control(call: ControlCall): unknown
  /** Carries out a control sent before the page was there; a reload does not repeat it. */
  controlOnce(id: string, call: ControlCall): void
  look(index: number): { readonly state: unknown; readonly log: unknown } | undefined
}
