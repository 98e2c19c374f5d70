import type { AppsAround } from './connectors/AppsAround'
import type { EvmConnector } from './connectors/EvmConnector'
import type { FramedPage } from './connectors/FramedPage'

/** Where wallets announce themselves: `window`, or an object like it. */
export type WalletPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> & {
  /** The object that wallets competed for before EIP-6963. */
  readonly ethereum?: unknown
}

/** Options of `evm`; all have a default. */
export type EvmOptions = {
  /** Where wallets announce themselves; the window by default. */
  readonly page?: WalletPage
  /** Wallets that the site brings along as libraries. Each is fetched when a visitor picks it. */
  readonly connectors?: readonly EvmConnector[]
  /**
   * Apps that may show the site. Inside one of them, its account is listed first and connects by itself.
   * None by default.
   */
  readonly apps?: AppsAround
  /** The window that an app may show; the page's own by default. */
  readonly frame?: FramedPage
  /**
   * Polls the node for pending transactions while the account is shown, every 30 s by default, and reads the balance
   * again when there are some. Off by default.
   */
  readonly pendingTransactionsFilter?: { readonly enable: boolean; readonly pollingInterval?: number }
}
