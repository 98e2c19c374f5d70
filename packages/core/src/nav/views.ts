import { type Namespace, type NetworkId, unknownView, viewDataMissing } from '@latchkey/protocol'

/** [NAV-1] Every view by its name, with the data that it is about. */
export type ViewData = {
  /** Only the wallets of one family of chains, where one is named. */
  Connect: { readonly namespace?: Namespace | undefined }
  AllWallets: undefined
  ConnectWallets: undefined
  ConnectingExternal: { readonly connectorId: string; readonly namespace?: Namespace | undefined }
  /** A wallet that serves several families of chains, by any of its connectors. */
  ConnectingMultiChain: { readonly connectorId: string }
  /** The wallet that is to be paired; any may scan the code where none is named. */
  ConnectingWalletConnect: { readonly walletId?: string; readonly name?: string }
  ConnectingWalletConnectBasic: undefined
  PendingRequests: undefined
  Account: undefined
  Profile: undefined
  SwitchAddress: undefined
  WalletReceive: undefined
  Networks: undefined
  SwitchNetwork: { readonly networkId: NetworkId }
  /** A network of a family that no wallet is connected in. */
  SwitchActiveChain: { readonly networkId: NetworkId }
  UnsupportedChain: undefined
  /** [SIW-1] */
  SIWXSignMessage: undefined
  /** The same for sites with `siweConfig`. */
  ConnectingSiwe: undefined
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
  GetWallet: undefined
  /** The name is for the title, which is there before anything is looked up. */
  Downloads: { readonly walletId: string; readonly name?: string }
}

export type ViewName = keyof ViewData

/** A view on the stack together with its data. */
export type ViewEntry = { [V in ViewName]: { readonly view: V; readonly data: ViewData[V] } }[ViewName]

/** Chooses by whether a view may be shown without its data. */
export type Optional<Data, Then, Else> = Record<never, never> extends Data ? Then : Else

/** What each view needs in its data: a text of this name, nothing (`''`), or what it may have or not (null). */
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
  Account: '',
  Profile: '',
  SwitchAddress: '',
  WalletReceive: '',
  Networks: '',
  SwitchNetwork: 'networkId',
  SwitchActiveChain: 'networkId',
  UnsupportedChain: '',
  SIWXSignMessage: '',
  ConnectingSiwe: '',
  WhatIsAWallet: '',
  WhatIsANetwork: '',
  GetWallet: '',
  Downloads: 'walletId',
}

/** A view that was asked for from outside, together with its data. @throws unknownView, viewDataMissing */
export function toEntry(view: unknown, data?: unknown): ViewEntry {
  if (typeof view !== 'string' || !Object.hasOwn(needs, view)) throw unknownView({ view: String(view) })
  const field = needs[view as ViewName]
  const value = field && (data as { readonly [name: string]: unknown } | null | undefined)?.[field]
  if (field && (typeof value !== 'string' || !value)) throw viewDataMissing({ view, field })
  // Name and data fit each other by the lines above; the union can't be narrowed from two variables.
  return { view, data: field === '' ? undefined : (data ?? {}) } as ViewEntry
}
