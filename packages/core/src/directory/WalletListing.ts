import type { Namespace } from '@latchkey/protocol'
import type { CustomWallet } from '../options/CustomWallet'
import type { ConnectorGroup } from '../options/Features'

/** What asks a wallet in one family of chains. */
export type WalletFamily = { readonly namespace: Namespace; readonly connectorId: string }

/** One row of the list of wallets. */
export type WalletListing = Pick<
  CustomWallet,
  | 'homepage'
  | 'app_store'
  | 'play_store'
  | 'chrome_store'
  | 'rdns'
  | 'mobile_link'
  | 'link_mode'
  | 'desktop_link'
  | 'webapp_link'
> & {
  readonly id: string
  readonly name: string
  readonly group: ConnectorGroup
  readonly connectorId?: string
  readonly namespace?: Namespace
  /** [CON-13] The families of chains that the wallet serves, where there are several: its visitor says which. */
  readonly families?: readonly WalletFamily[]
  readonly imageUrl?: string
  readonly isInstalled: boolean
  readonly isRecent: boolean
  /** Whether the operator's directory vouches for it. */
  readonly isCertified?: boolean
}
