import {
  findNetwork,
  getConnector,
  type Latchkey,
  type State,
  type ViewData,
  type ViewName,
} from '@latchkey/core'
import type { ComponentType } from 'react'
import type { Translate } from '../i18n/createTexts'
import type { PlainTextKey } from '../i18n/Dictionary'
import { ConnectView } from './connect/ConnectView'
import { socialName } from './embedded/socialName'
import type { ViewProps } from './ViewProps'

/** What a title can use. */
export type TitleScope = { readonly latchkey: Latchkey; readonly state: State; readonly t: Translate }

/** An entry of the registry: the title of a view, and how to load it. */
export type Registered<V extends ViewName> = {
  readonly title: PlainTextKey | ((data: ViewData[V], scope: TitleScope) => string)
  /** The view that explains this one. Its button is in the header when there is no way back. */
  readonly help?: 'WhatIsAWallet'
  /** [FLG-6] Whether the header leads to the smart sessions, on sites that use them. */
  readonly hasSessions?: true
  /** The likely next views, loaded while this one is read. */
  readonly next?: readonly ViewName[]
} & (
  | {
      /** The file exports the view under its name. */
      readonly load: () => Promise<{ readonly [Name in `${V}View`]: ComponentType<ViewProps<V>> }>
    }
  | {
      /** Already loaded. */
      readonly View: ComponentType<ViewProps<V>>
    }
)

const loadSignIn = () => import('./sign-in/SIWXSignMessageView')

/** Returns the name of the wallet being asked. */
const walletName: Exclude<Registered<'ConnectingMultiChain'>['title'], string> = (
  { connectorId },
  { state, t },
) => getConnector(state, connectorId)?.name ?? t('connect.connectingExternal.title')

/**
 * Every view; one without a line here doesn't compile. All load when first needed, except the one that most openings
 * show.
 */
export const registry = {
  Connect: {
    title: 'connect.connect.title',
    View: ConnectView,
    help: 'WhatIsAWallet',
    next: ['ConnectingExternal', 'Account'],
  },
  AllWallets: {
    title: 'directory.allWallets.title',
    load: () => import('./directory/AllWalletsView'),
  },
  ConnectWallets: {
    title: 'connect.connectWallets.title',
    load: () => import('./connect/ConnectWalletsView'),
  },
  ConnectingExternal: {
    title: walletName,
    load: () => import('./connect/ConnectingExternalView'),
  },
  ConnectingMultiChain: {
    title: walletName,
    load: () => import('./network/ConnectingMultiChainView'),
  },
  ConnectingWalletConnect: {
    title: ({ name }) => name ?? 'WalletConnect',
    load: () => import('./pairing/ConnectingWalletConnectView'),
  },
  ConnectingWalletConnectBasic: {
    title: 'connect.connect.title',
    load: () => import('./pairing/ConnectingWalletConnectBasicView'),
  },
  PendingRequests: {
    title: (_, { t }) => t('connect.waiting.title', { wallet: t('label.wallet') }),
    load: () => import('./pairing/PendingRequestsView'),
  },
  EmailLogin: {
    title: 'signIn.title',
    load: () => import('./embedded/EmailLoginView'),
  },
  EmailVerifyDevice: {
    title: 'signIn.title',
    load: () => import('./embedded/EmailVerifyDeviceView'),
  },
  EmailVerifyOtp: {
    title: 'signIn.title',
    load: () => import('./embedded/EmailVerifyOtpView'),
  },
  ConnectSocials: {
    title: 'signIn.title',
    load: () => import('./embedded/ConnectSocialsView'),
  },
  ConnectingSocial: {
    title: ({ provider }) => socialName(provider),
    load: () => import('./embedded/ConnectingSocialView'),
  },
  ConnectingFarcaster: {
    title: () => socialName('farcaster'),
    load: () => import('./farcaster/ConnectingFarcasterView'),
  },
  Create: {
    title: 'action.getWallet',
    load: () => import('./embedded/CreateView'),
    help: 'WhatIsAWallet',
  },
  UpdateEmailWallet: {
    title: 'account.email.title',
    load: () => import('./embedded/UpdateEmailWalletView'),
  },
  UpdateEmailPrimaryOtp: {
    title: 'account.emailNow.title',
    load: () => import('./embedded/UpdateEmailPrimaryOtpView'),
  },
  UpdateEmailSecondaryOtp: {
    title: 'account.emailNew.title',
    load: () => import('./embedded/UpdateEmailSecondaryOtpView'),
  },
  UpgradeEmailWallet: {
    title: 'account.wallet.title',
    load: () => import('./embedded/UpgradeEmailWalletView'),
  },
  UpgradeToSmartAccount: {
    title: 'account.account.title',
    load: () => import('./embedded/UpgradeToSmartAccountView'),
  },
  AccountSettings: {
    title: 'account.account.title',
    load: () => import('./embedded/AccountSettingsView'),
  },
  ChooseAccountName: {
    title: 'name.title',
    load: () => import('./name/ChooseAccountNameView'),
    next: ['RegisterAccountName'],
  },
  RegisterAccountName: {
    title: 'name.title',
    load: () => import('./name/RegisterAccountNameView'),
  },
  RegisterAccountNameSuccess: {
    title: 'account.account.title',
    load: () => import('./name/RegisterAccountNameSuccessView'),
  },
  WalletSettings: {
    title: 'account.wallet.title',
    load: () => import('./embedded/WalletSettingsView'),
  },
  SIWXSignMessage: { title: 'signIn.title', load: loadSignIn },
  // [SIW-10] Sites with the older interface call the same screen by another name.
  ConnectingSiwe: {
    title: 'signIn.title',
    load: async () => ({ ConnectingSiweView: (await loadSignIn()).SIWXSignMessageView }),
  },
  ApproveTransaction: {
    title: 'explain.approve.title',
    load: () => import('./explain/ApproveTransactionView'),
  },
  SmartSessionList: {
    title: 'smartSessions.smartSessionList.title',
    load: () => import('./smart-sessions/SmartSessionListView'),
  },
  SmartSessionCreated: {
    title: 'account.account.title',
    load: () => import('./smart-sessions/SmartSessionCreatedView'),
  },
  Account: {
    title: 'account.account.title',
    load: () => import('./account/AccountView'),
    hasSessions: true,
  },
  Profile: {
    title: 'account.profile.title',
    load: () => import('./account/ProfileView'),
  },
  SwitchAddress: {
    title: 'account.switchAddress.title',
    load: () => import('./account/SwitchAddressView'),
  },
  WalletReceive: {
    title: 'receive.walletReceive.title',
    load: () => import('./account/WalletReceiveView'),
  },
  WalletCompatibleNetworks: {
    title: 'receive.walletCompatibleNetworks.title',
    load: () => import('./account/WalletCompatibleNetworksView'),
  },
  WalletSend: {
    title: 'send.walletSend.title',
    load: () => import('./send/WalletSendView'),
  },
  WalletSendSelectToken: {
    title: 'send.walletSendSelectToken.title',
    load: () => import('./send/WalletSendSelectTokenView'),
  },
  WalletSendScan: {
    title: 'send.walletSendScan.title',
    load: () => import('./send/WalletSendScanView'),
  },
  WalletSendPreview: {
    title: 'send.walletSendPreview.title',
    load: () => import('./send/WalletSendPreviewView'),
  },
  Swap: {
    title: 'swap.swap.title',
    load: () => import('./swap/SwapView'),
  },
  SwapSelectToken: {
    title: 'swap.swapSelectToken.title',
    load: () => import('./swap/SwapSelectTokenView'),
  },
  SwapPreview: {
    title: 'swap.swapPreview.title',
    load: () => import('./swap/SwapPreviewView'),
  },
  Transactions: {
    title: 'activity.transactions.title',
    load: () => import('./activity/TransactionsView'),
  },
  OnRampProviders: {
    title: 'onramp.onRampProviders.title',
    load: () => import('./onramp/OnRampProvidersView'),
  },
  OnRampTokenSelect: {
    title: 'send.walletSendSelectToken.title',
    load: () => import('./onramp/OnRampTokenSelectView'),
  },
  OnRampFiatSelect: {
    title: 'onramp.onRampFiatSelect.title',
    load: () => import('./onramp/OnRampFiatSelectView'),
  },
  BuyInProgress: {
    title: 'onramp.buy',
    load: () => import('./onramp/BuyInProgressView'),
  },
  OnRampActivity: {
    title: 'activity.transactions.title',
    load: () => import('./onramp/OnRampActivityView'),
  },
  WhatIsABuy: {
    title: 'onramp.whatIsABuy.title',
    load: () => import('./onramp/WhatIsABuyView'),
  },
  Networks: {
    title: 'network.networks.title',
    load: () => import('./network/NetworksView'),
  },
  SwitchNetwork: {
    title: ({ networkId }, { state, t }) =>
      findNetwork(state, networkId)?.name ?? t('network.switchNetwork.title'),
    load: () => import('./network/SwitchNetworkView'),
  },
  SwitchActiveChain: {
    title: 'network.switchNetwork.title',
    load: () => import('./network/SwitchActiveChainView'),
  },
  UnsupportedChain: {
    title: 'network.switchNetwork.title',
    load: () => import('./network/UnsupportedChainView'),
  },
  WhatIsAWallet: {
    title: 'connect.whatIsAWallet.title',
    load: () => import('./connect/WhatIsAWalletView'),
  },
  WhatIsANetwork: {
    title: 'network.whatIsANetwork.title',
    load: () => import('./network/WhatIsANetworkView'),
  },
  GetWallet: {
    title: 'directory.getWallet.title',
    load: () => import('./directory/GetWalletView'),
  },
  Downloads: {
    title: ({ name }, { t }) =>
      name ? t('directory.downloads.title', { wallet: name }) : t('directory.getWallet.title'),
    load: () => import('./directory/DownloadsView'),
  },
} as const satisfies { [V in ViewName]: Registered<V> }
