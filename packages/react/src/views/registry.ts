import { findNetwork, getConnector, knownWallets, type State, type ViewData, type ViewName } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { Translate } from '../i18n/createTexts'
import type { TextKey } from '../i18n/Dictionary'
import type { ViewProps } from './ViewProps'

/** One line of the registry: how a view is called and where it is. */
export type Registered<V extends ViewName> = {
  readonly title: TextKey | ((data: ViewData[V], state: State, t: Translate) => string)
  readonly load: () => Promise<ComponentType<ViewProps<V>>>
  /** The view that explains this one; its button stands where the first view has no way back. */
  readonly help?: ViewName
}

/** Every view, loaded when it is first wanted; a view without a line here does not compile. */
export const registry = {
  Connect: {
    title: 'connect.connect.title',
    load: () => import('./connect/ConnectView').then((module) => module.ConnectView),
    help: 'WhatIsAWallet',
  },
  AllWallets: {
    title: 'directory.allWallets.title',
    load: () => import('./connect/AllWalletsView').then((module) => module.AllWalletsView),
  },
  ConnectWallets: {
    title: 'connect.connectWallets.title',
    load: () => import('./connect/ConnectWalletsView').then((module) => module.ConnectWalletsView),
  },
  ConnectingExternal: {
    title: ({ connectorId }, state, t) =>
      getConnector(state, connectorId)?.name ?? t('connect.connectingExternal.title'),
    load: () => import('./connect/ConnectingExternalView').then((module) => module.ConnectingExternalView),
  },
  ConnectingWalletConnectBasic: {
    title: 'pairing.connectingWalletConnectBasic.title',
    load: () =>
      import('./connect/ConnectingWalletConnectBasicView').then((module) => module.ConnectingWalletConnectBasicView),
  },
  Account: {
    title: 'account.account.title',
    load: () => import('./account/AccountView').then((module) => module.AccountView),
  },
  Profile: {
    title: 'account.profile.title',
    load: () => import('./account/ProfileView').then((module) => module.ProfileView),
  },
  SwitchAddress: {
    title: 'account.switchAddress.title',
    load: () => import('./account/SwitchAddressView').then((module) => module.SwitchAddressView),
  },
  Networks: {
    title: 'network.networks.title',
    load: () => import('./network/NetworksView').then((module) => module.NetworksView),
    help: 'WhatIsANetwork',
  },
  SwitchNetwork: {
    title: ({ networkId }, state, t) => findNetwork(state, networkId)?.name ?? t('network.switchNetwork.title'),
    load: () => import('./network/SwitchNetworkView').then((module) => module.SwitchNetworkView),
  },
  UnsupportedChain: {
    title: 'network.unsupportedChain.title',
    load: () => import('./network/UnsupportedChainView').then((module) => module.UnsupportedChainView),
  },
  WhatIsAWallet: {
    title: 'connect.whatIsAWallet.title',
    load: () => import('./connect/WhatIsAWalletView').then((module) => module.WhatIsAWalletView),
  },
  WhatIsANetwork: {
    title: 'network.whatIsANetwork.title',
    load: () => import('./network/WhatIsANetworkView').then((module) => module.WhatIsANetworkView),
  },
  GetWallet: {
    title: 'directory.getWallet.title',
    load: () => import('./connect/GetWalletView').then((module) => module.GetWalletView),
  },
  Downloads: {
    title: ({ walletId }, _state, t) => {
      const wallet = knownWallets.find(({ id }) => id === walletId)
      return wallet ? t('directory.downloads.title', { wallet: wallet.name }) : t('directory.getWallet.title')
    },
    load: () => import('./connect/DownloadsView').then((module) => module.DownloadsView),
  },
} as const satisfies { [V in ViewName]: Registered<V> }
