import type { Connector } from '@latchkey/core'
import { chainNotSupported, type Network, notConnected, providerUnauthorized } from '@latchkey/protocol'
import type { AdapterState } from '../AdapterState'
import { decodeAddress } from '../ss58/decodeAddress'
import type { Extension } from './Extension'
import { isUsableOn } from './ExtensionAccount'
import { sessionOf } from './sessionOf'

type Whose = {
  readonly connector: Connector
  readonly address: string
  /** The network to use it on. */
  readonly network?: Network
}

/** The account behind an address of any network, in the extension's own form. @throws notConnected, providerUnauthorized, chainNotSupported */
export function ownAccount(
  state: AdapterState,
  { connector, address, network }: Whose,
): { readonly extension: Extension; readonly address: string } {
  const { extension, accounts } = sessionOf(state, connector)
  if (!extension) throw notConnected({ namespace: 'polkadot' })
  const wanted = decodeAddress(address)?.join()
  const account = accounts.find(({ id }) => id.join() === wanted)
  if (!account) throw providerUnauthorized()
  if (network && !isUsableOn(account, network.caipNetworkId)) throw chainNotSupported()
  return { extension, address: account.address }
}
