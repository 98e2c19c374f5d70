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
import { findGettable } from './connect/findGettable'
import { loaders } from './loaders'
import type { ViewProps } from './ViewProps'

/** What a title may be made from. */
export type TitleScope = { readonly latchkey: Latchkey; readonly state: State; readonly t: Translate }

/** One line of the registry: how a view is called and where it is. */
export type Registered<V extends ViewName> = {
  readonly title: PlainTextKey | ((data: ViewData[V], scope: TitleScope) => string)
  readonly load: () => Promise<ComponentType<ViewProps<V>>>
  /** The view that explains this one; its button stands where the first view has no way back. */
  readonly help?: 'WhatIsAWallet' | 'WhatIsANetwork'
}

/** Every view; one without a line here does not compile. */
export const registry = {
  Connect: { title: 'connect.connect.title', load: loaders.Connect, help: 'WhatIsAWallet' },
  AllWallets: { title: 'directory.allWallets.title', load: loaders.AllWallets },
  ConnectWallets: { title: 'connect.connectWallets.title', load: loaders.ConnectWallets },
  ConnectingExternal: {
    title: ({ connectorId }, { state, t }) =>
      getConnector(state, connectorId)?.name ?? t('connect.connectingExternal.title'),
    load: loaders.ConnectingExternal,
  },
  ConnectingWalletConnectBasic: {
    title: 'pairing.connectingWalletConnectBasic.title',
    load: loaders.ConnectingWalletConnectBasic,
  },
  Account: { title: 'account.account.title', load: loaders.Account },
  Profile: { title: 'account.profile.title', load: loaders.Profile },
  SwitchAddress: { title: 'account.switchAddress.title', load: loaders.SwitchAddress },
  Networks: { title: 'network.networks.title', load: loaders.Networks, help: 'WhatIsANetwork' },
  SwitchNetwork: {
    title: ({ networkId }, { state, t }) =>
      findNetwork(state, networkId)?.name ?? t('network.switchNetwork.title'),
    load: loaders.SwitchNetwork,
  },
  UnsupportedChain: { title: 'network.unsupportedChain.title', load: loaders.UnsupportedChain },
  WhatIsAWallet: { title: 'connect.whatIsAWallet.title', load: loaders.WhatIsAWallet },
  WhatIsANetwork: { title: 'network.whatIsANetwork.title', load: loaders.WhatIsANetwork },
  GetWallet: { title: 'directory.getWallet.title', load: loaders.GetWallet },
  Downloads: {
    title: ({ walletId }, { latchkey, t }) => {
      const wallet = findGettable(latchkey, walletId)
      return wallet ? t('directory.downloads.title', { wallet: wallet.name }) : t('directory.getWallet.title')
    },
    load: loaders.Downloads,
  },
} as const satisfies { [V in ViewName]: Registered<V> }
