import type { Connector } from '@latchkey/core'
import { notConnected, providerUnauthorized } from '@latchkey/protocol'
import type { AdapterState } from '../AdapterState'
import { decodeAddress } from '../ss58/decodeAddress'
import type { Extension } from './Extension'
import { sessionOf } from './sessionOf'

/** The account behind an address of any network, as the extension itself writes it. @throws notConnected, providerUnauthorized */
export function ownAccount(
  state: AdapterState,
  { connector, address }: { readonly connector: Connector; readonly address: string },
): { readonly extension: Extension; readonly address: string } {
  const { extension, accounts } = sessionOf(state, connector)
  if (!extension) throw notConnected({ namespace: 'polkadot' })
  const wanted = decodeAddress(address)?.join()
  const account = accounts.find(({ id }) => id.join() === wanted)
  if (!account) throw providerUnauthorized()
  return { extension, address: account.address }
}
