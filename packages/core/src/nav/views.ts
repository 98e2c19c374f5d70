import type { NetworkId } from '@latchkey/protocol'

/** [NAV-1] Every view by its name, with the data it can't be shown without. */
export type ViewData = {
  Connect: undefined
  AllWallets: undefined
  ConnectWallets: undefined
  ConnectingExternal: { readonly connectorId: string }
  ConnectingWalletConnectBasic: undefined
  Account: undefined
  Profile: undefined
  SwitchAddress: undefined
  Networks: undefined
  SwitchNetwork: { readonly networkId: NetworkId }
  UnsupportedChain: undefined
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
  GetWallet: undefined
  Downloads: { readonly walletId: string }
}

export type ViewName = keyof ViewData

/** A view on the stack together with its data. */
export type ViewEntry = { [V in ViewName]: { readonly view: V; readonly data: ViewData[V] } }[ViewName]

const names: { readonly [V in ViewName]: true } = {
  Connect: true,
  AllWallets: true,
  ConnectWallets: true,
  ConnectingExternal: true,
  ConnectingWalletConnectBasic: true,
  Account: true,
  Profile: true,
  SwitchAddress: true,
  Networks: true,
  SwitchNetwork: true,
  UnsupportedChain: true,
  WhatIsAWallet: true,
  WhatIsANetwork: true,
  GetWallet: true,
  Downloads: true,
}

/** Whether a word from outside names a view. */
export function isViewName(value: unknown): value is ViewName {
  return typeof value === 'string' && Object.hasOwn(names, value)
}
