import type { Connector } from '@latchkey/core'
import type { Network } from '@latchkey/protocol'
import { findAccountOn } from './findAccountOn'
import { isPaired } from './isPaired'

/** Checks that an account can be used on a network. A paired wallet checks the chain of the request itself. @throws chainNotSupported, providerUnauthorized, walletMalformed */
export async function assertOnNetwork(
  connector: Connector,
  address: string,
  network: Network,
): Promise<void> {
  if (!isPaired(connector.provider)) await findAccountOn(connector, { address, network })
}
