import { getConnector, type Latchkey, type State, type ViewData, type ViewName } from '@latchkey/core'
import type { ComponentType } from 'react'
import type { Translate } from '../i18n/createTexts'
import type { PlainTextKey } from '../i18n/Dictionary'
import { ConnectView } from './connect/ConnectView'
import type { ViewProps } from './ViewProps'

/** What a title can use. */
export type TitleScope = { readonly latchkey: Latchkey; readonly state: State; readonly t: Translate }

/** An entry of the registry: the title of a view, and how to load it. */
export type Registered<V extends ViewName> = {
  readonly title: PlainTextKey | ((data: ViewData[V], scope: TitleScope) => string)
  /** The view that explains this one. Its button is in the header when there is no way back. */
  readonly help?: 'WhatIsAWallet' | 'WhatIsANetwork'
  /** The likely next view, loaded once the pointer moves here. */
  readonly next?: ViewName
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

const later = () => import('./laterViews')
const accountViews = async () => (await later()).accountViews()
const connectViews = async () => (await later()).connectViews()
const directoryViews = () => import('./directory/directoryViews')
const networkViews = () => import('./network/networkViews')
const pairingViews = () => import('./pairing/pairingViews')

const signIn = { title: 'signIn.title', load: async () => (await later()).signInViews() } as const

/** Returns the name of the wallet being asked. */
const walletName: Exclude<Registered<'ConnectingMultiChain'>['title'], string> = (
  { connectorId },
  { state, t },
) => getConnector(state, connectorId)?.name ?? t('connect.connectingExternal.title')

/**
 * Every view; one without a line here does not compile. All are loaded when they are first wanted, but for the one
 * that most openings show: it comes with the modal, and with it, in one request, the parts that the others share.
 */
export const registry = {
  Connect: {
    title: 'connect.connect.title',
    View: ConnectView,
    help: 'WhatIsAWallet',
    next: 'ConnectingExternal',
  },
  AllWallets: {
    title: 'directory.allWallets.title',
    load: directoryViews,
  },
  ConnectWallets: {
    title: 'connect.connectWallets.title',
    load: connectViews,
  },
  ConnectingExternal: {
    title: walletName,
    load: () => import('./connect/ConnectingExternalView'),
  },
  ConnectingMultiChain: {
    title: walletName,
    load: networkViews,
  },
  ConnectingWalletConnect: {
    title: ({ name }) => name ?? 'WalletConnect',
    load: pairingViews,
  },
  ConnectingWalletConnectBasic: {
    title: 'connect.connect.title',
    load: pairingViews,
  },
  PendingRequests: {
    title: (_, { t }) => t('connect.waiting.title', { wallet: t('label.wallet') }),
    load: pairingViews,
  },
  SIWXSignMessage: signIn,
  ConnectingSiwe: signIn,
  Account: {
    title: 'account.account.title',
    load: () => import('./account/AccountView'),
  },
  Profile: {
    title: 'account.profile.title',
    load: accountViews,
  },
  SwitchAddress: {
    title: 'account.switchAddress.title',
    load: accountViews,
  },
  WalletReceive: {
    title: 'receive.walletReceive.title',
    load: async () => (await later()).receiveView(),
  },
  Networks: {
    title: 'network.networks.title',
    load: networkViews,
    help: 'WhatIsANetwork',
  },
  SwitchNetwork: {
    title: ({ networkId }, { state, t }) =>
      // Looked up here, because `findNetwork` would bring all of CAIP parsing along with the modal.
      state.network.networks.find(({ caipNetworkId }) => caipNetworkId === networkId)?.name ??
      t('network.switchNetwork.title'),
    load: networkViews,
  },
  SwitchActiveChain: {
    title: 'network.switchNetwork.title',
    load: networkViews,
  },
  UnsupportedChain: {
    title: 'network.switchNetwork.title',
    load: networkViews,
  },
  WhatIsAWallet: {
    title: 'connect.whatIsAWallet.title',
    load: connectViews,
  },
  WhatIsANetwork: {
    title: 'network.whatIsANetwork.title',
    load: networkViews,
  },
  GetWallet: {
    title: 'directory.getWallet.title',
    load: directoryViews,
  },
  Downloads: {
    title: ({ name }, { t }) =>
      name ? t('directory.downloads.title', { wallet: name }) : t('directory.getWallet.title'),
    load: directoryViews,
  },
} as const satisfies { [V in ViewName]: Registered<V> }
