import type { Connector } from '@latchkey/core'
import { chainNotSupported, type Network } from '@latchkey/protocol'
import { isFor, toStandardChain } from '../network/networkIds'
import { findAccount } from './findAccount'

type Wanted = { readonly address: string; readonly feature?: string; readonly network: Network }

/** The account of a standard wallet and the standard's name of the network; fails if the account isn't for the network. @throws chainNotSupported and what `findAccount` throws */
export async function findAccountOn(connector: Connector, { address, feature, network }: Wanted) {
  const found = await findAccount(connector, address, feature)
  const id = network.caipNetworkId
  // An account without a list of chains may be for any.
  if (found.chains.length > 0 && !isFor(found, id)) throw chainNotSupported()
  return { account: found.account, chain: toStandardChain(id) }
}
