import type { Namespace } from '@latchkey/protocol'
import type { CustomWallet } from '../options/CustomWallet'
import type { ConnectorGroup } from '../options/Features'

/** The connector of a wallet in one family. */
export type WalletFamily = { readonly namespace: Namespace; readonly connectorId: string }

/** One row of the wallet list. */
export type WalletListing = Pick<
  CustomWallet,
  | 'homepage'
  | 'app_store'
  | 'play_store'
  | 'chrome_store'
  | 'rdns'
  | 'mobile_link'
  | 'link_mode'
  | 'browser_link'
  | 'desktop_link'
  | 'webapp_link'
> & {
  readonly id: string
  readonly name: string
  readonly group: ConnectorGroup
  readonly connectorId?: string
  readonly namespace?: Namespace
  /** [CON-13] The families that the wallet works with, if there are several for the visitor to choose from. */
  readonly families?: readonly WalletFamily[]
  readonly imageUrl?: string
  readonly isInstalled: boolean
  readonly isRecent: boolean
  /**
   * Whether another installed program announced the same id or name, or the site brings a wallet of that name. One of
   * them may be an impostor, and nothing tells which: the visitor is told, and the row has no `rdns`.
   */
  readonly isContested?: boolean
  /** Whether it is the app around the page, or the wallet whose app shows the page in its own browser. */
  readonly isAround?: boolean
  /** Whether the wallet doesn't say which domain it belongs to. The visitor is told. */
  readonly isUnverified?: boolean
  /** Whether the operator's directory certifies the wallet. */
  readonly isCertified?: boolean
}
