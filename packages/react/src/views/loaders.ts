import type { ViewName } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { ViewProps } from './ViewProps'

/** Where each view is; apart from the registry, because the page holds this much of it before the first click. */
export const loaders = {
  Connect: () => import('./connect/ConnectView').then((module) => module.ConnectView),
  AllWallets: () => import('./directory/AllWalletsView').then((module) => module.AllWalletsView),
  ConnectWallets: () => import('./connect/ConnectWalletsView').then((module) => module.ConnectWalletsView),
  ConnectingExternal: () =>
    import('./connect/ConnectingExternalView').then((module) => module.ConnectingExternalView),
  ConnectingWalletConnectBasic: () =>
    import('./pairing/ConnectingWalletConnectBasicView').then(
      (module) => module.ConnectingWalletConnectBasicView,
    ),
  Account: () => import('./account/AccountView').then((module) => module.AccountView),
  Profile: () => import('./account/ProfileView').then((module) => module.ProfileView),
  SwitchAddress: () => import('./account/SwitchAddressView').then((module) => module.SwitchAddressView),
  Networks: () => import('./network/NetworksView').then((module) => module.NetworksView),
  SwitchNetwork: () => import('./network/SwitchNetworkView').then((module) => module.SwitchNetworkView),
  UnsupportedChain: () =>
    import('./network/UnsupportedChainView').then((module) => module.UnsupportedChainView),
  WhatIsAWallet: () => import('./connect/WhatIsAWalletView').then((module) => module.WhatIsAWalletView),
  WhatIsANetwork: () => import('./network/WhatIsANetworkView').then((module) => module.WhatIsANetworkView),
  GetWallet: () => import('./directory/GetWalletView').then((module) => module.GetWalletView),
  Downloads: () => import('./directory/DownloadsView').then((module) => module.DownloadsView),
} as const satisfies { [V in ViewName]: () => Promise<ComponentType<ViewProps<V>>> }
