import type { Network } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { readThroughGateway } from '../rpc/readThroughGateway'

/** [RPC-1] Reads from the site's own nodes or through its gateway. Never for what asks the wallet: it may read twice. */
export function readNodes<T>(
  latchkey: Latchkey,
  network: Network,
  read: (network: Network) => Promise<T>,
): Promise<T> {
  return latchkey.options.gateway ? readThroughGateway(latchkey, network, read) : read(network)
}
