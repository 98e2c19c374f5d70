import type { EvmWalletControls } from '../evm/EvmWallet'
import type { EvmWalletState } from '../evm/EvmWalletState'
import type { LoggedRequest } from '../script/LoggedRequest'
import type { PageWalletOptions } from './PageWalletOptions'

/** What the test sends into the page before its scripts run. */
export type PageSetup = {
  /** Tells apart what several calls of `installWallets` put into one page. */
  readonly key: string
  /** A function the test has put into the page, through which the wallets reach their nodes. */
  readonly rpcBinding: string
  readonly wallets: readonly PageWalletOptions[]
}

/** A control to carry out on the wallet with this index. */
export type ControlCall = {
  readonly index: number
  readonly name: keyof EvmWalletControls
  readonly args: readonly unknown[]
}

/** What the script leaves in the page for the test to call. */
export type PageDesk = {
  control(call: ControlCall): unknown
  /** Carries out a control sent before the page was there; a reload does not repeat it. */
  controlOnce(id: string, call: ControlCall): void
  look(index: number): { readonly state: EvmWalletState; readonly log: readonly LoggedRequest[] } | undefined
}
