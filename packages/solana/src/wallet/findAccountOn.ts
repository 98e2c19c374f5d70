import type { Connector } from '@latchkey/core'
import { chainNotSupported, type Network } from '@latchkey/protocol'
import { isFor } from '../network/isFor'
import { toStandardChain } from '../network/toStandardChain'
import { findAccount } from './findAccount'

type Wanted = { readonly address: string; readonly feature?: string; readonly network: Network }

/** The account of a wallet of the standard, and what the standard calls the network: nothing is signed for one that the account is not for. @throws chainNotSupported and what `findAccount` throws */
export async function findAccountOn(connector: Connector, { address, feature, network }: Wanted) {
  const found = await findAccount(connector, address, feature)
  const id = network.caipNetworkId
  // An account that lists no chains at all is not known to be for none.
  if (found.chains.length > 0 && !isFor(found, id)) throw chainNotSupported()
  return { account: found.account, chain: toStandardChain(id) }
}
