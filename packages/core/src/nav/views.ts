import {
  docsLink,
  type Namespace,
  type NetworkId,
  type SocialProvider,
  unknownView,
  viewDataMissing,
} from '@latchkey/protocol'
import { didYouMean } from '../options/didYouMean'

/** [NAV-1] Every view by its name, with its data. */
export type ViewData = {
  /** Shows only the wallets of one family, if given. */
  Connect: { readonly namespace?: Namespace | undefined }
  AllWallets: undefined
  ConnectWallets: undefined
  ConnectingExternal: { readonly connectorId: string; readonly namespace?: Namespace | undefined }
  /** A wallet that works with several families, by any of its connectors. */
  ConnectingMultiChain: { readonly connectorId: string }
  /** The wallet to pair; without one any wallet may scan the code. */
  ConnectingWalletConnect: { readonly walletId?: string; readonly name?: string }
  ConnectingWalletConnectBasic: undefined
  PendingRequests: undefined
  /** [FRM-3] The logins to the embedded wallet, and what they lead to. */
  EmailLogin: undefined
  EmailVerifyDevice: { readonly email: string }
  EmailVerifyOtp: { readonly email: string }
  ConnectSocials: undefined
  /** [FRM-6] */
  ConnectingSocial: { readonly provider: SocialProvider }
  /** [FRM-7] */
  ConnectingFarcaster: undefined
  Create: undefined
  /** [FRM-5] The address that the visitor has now, if any. */
  UpdateEmailWallet: { readonly email?: string }
  UpdateEmailPrimaryOtp: { readonly email: string }
  UpdateEmailSecondaryOtp: { readonly email: string }
  UpgradeEmailWallet: undefined
  /** [FRM-13] */
  UpgradeToSmartAccount: undefined
  AccountSettings: undefined
  /** [NAM-2] */
  ChooseAccountName: undefined
  RegisterAccountName: undefined
  RegisterAccountNameSuccess: undefined
  /** The embedded wallet's own settings, which its frame draws. */
  WalletSettings: undefined
  /** [FLG-6] */
  SmartSessionList: undefined
  SmartSessionCreated: undefined
  Account: undefined
  Profile: undefined
  SwitchAddress: undefined
  WalletReceive: undefined
  WalletCompatibleNetworks: undefined
  /** [SND-5] */
  WalletSend: undefined
  WalletSendSelectToken: undefined
  WalletSendScan: undefined
  WalletSendPreview: undefined
  /** [SWP-2] */
  Swap: undefined
  /** Which of the two tokens is chosen. */
  SwapSelectToken: { readonly target: 'sourceToken' | 'toToken' }
  SwapPreview: undefined
  /** [ACC-4] */
  Transactions: undefined
  /** [ONR-1] Buying: the amount, and who sells. */
  OnRampProviders: undefined
  OnRampTokenSelect: undefined
  OnRampFiatSelect: undefined
  /** A purchase that goes on at the vendor's page. */
  BuyInProgress: undefined
  /** [ONR-2] */
  OnRampActivity: undefined
  WhatIsABuy: undefined
  Networks: undefined
  SwitchNetwork: { readonly networkId: NetworkId }
  /** A network of a family without a connected wallet. */
  SwitchActiveChain: { readonly networkId: NetworkId }
  /** [NET-2] The wallet's network: the site doesn't support it, or nothing can be swapped there. */
  UnsupportedChain: { readonly swapUnsupportedChain?: boolean | undefined }
  /** [SIW-1] */
  SIWXSignMessage: undefined
  /** The same for sites with `siweConfig`. */
  ConnectingSiwe: undefined
  /** A request that waits for the visitor, in `state.approval`. */
  ApproveTransaction: undefined
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
  GetWallet: undefined
  /** The name is for the title, which shows before the wallet is looked up. */
  Downloads: { readonly walletId: string; readonly name?: string }
}

export type ViewName = keyof ViewData

/** A view on the stack together with its data. */
export type ViewEntry = { [V in ViewName]: { readonly view: V; readonly data: ViewData[V] } }[ViewName]

/** Resolves to `Then` if a view's data is optional. */
export type Optional<Data, Then, Else> = Record<never, never> extends Data ? Then : Else

/** What each view needs in its data: a text of this name, nothing (`''`), or only optional fields (null). */
const needs: {
  readonly [V in ViewName]: ViewData[V] extends object ? Optional<ViewData[V], null, keyof ViewData[V]> : ''
} = {
  Connect: null,
  AllWallets: '',
  ConnectWallets: '',
  ConnectingExternal: 'connectorId',
  ConnectingMultiChain: 'connectorId',
  ConnectingWalletConnect: null,
  ConnectingWalletConnectBasic: '',
  PendingRequests: '',
  EmailLogin: '',
  EmailVerifyDevice: 'email',
  EmailVerifyOtp: 'email',
  ConnectSocials: '',
  ConnectingSocial: 'provider',
  ConnectingFarcaster: '',
  Create: '',
  UpdateEmailWallet: null,
  UpdateEmailPrimaryOtp: 'email',
  UpdateEmailSecondaryOtp: 'email',
  UpgradeEmailWallet: '',
  UpgradeToSmartAccount: '',
  AccountSettings: '',
  ChooseAccountName: '',
  RegisterAccountName: '',
  RegisterAccountNameSuccess: '',
  WalletSettings: '',
  SmartSessionList: '',
  SmartSessionCreated: '',
  Account: '',
  Profile: '',
  SwitchAddress: '',
  WalletReceive: '',
  WalletCompatibleNetworks: '',
  WalletSend: '',
  WalletSendSelectToken: '',
  WalletSendScan: '',
  WalletSendPreview: '',
  Swap: '',
  SwapSelectToken: 'target',
  SwapPreview: '',
  Transactions: '',
  OnRampProviders: '',
  OnRampTokenSelect: '',
  OnRampFiatSelect: '',
  BuyInProgress: '',
  OnRampActivity: '',
  WhatIsABuy: '',
  Networks: '',
  SwitchNetwork: 'networkId',
  SwitchActiveChain: 'networkId',
  UnsupportedChain: null,
  SIWXSignMessage: '',
  ConnectingSiwe: '',
  ApproveTransaction: '',
  WhatIsAWallet: '',
  WhatIsANetwork: '',
  GetWallet: '',
  Downloads: 'walletId',
}

const docs = /* @__PURE__ */ docsLink('troubleshooting', 'views')

/** Checks a view and data that come from the site. @throws unknownView, viewDataMissing */
export function toEntry(view: unknown, data?: unknown): ViewEntry {
  if (typeof view !== 'string' || !Object.hasOwn(needs, view)) {
    const name = String(view)
    throw unknownView({ view: name, hint: didYouMean(name, Object.keys(needs)), docs })
  }
  const field = needs[view as ViewName]
  const value = field && (data as { readonly [name: string]: unknown } | null | undefined)?.[field]
  if (field && (typeof value !== 'string' || !value)) throw viewDataMissing({ view, field, docs })
  // Name and data match by the lines above, but TypeScript can't narrow the union from two variables.
  return { view, data: field === '' ? undefined : (data ?? {}) } as ViewEntry
}
