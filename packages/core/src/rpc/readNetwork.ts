import type { Network } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'

/** [RPC-1] Reads from the nodes of a network; through the gateway where the site has one, by code that others never load. */
export async function readNetwork<T>(
  latchkey: Latchkey,
  network: Network,
  read: (network: Network) => Promise<T>,
): Promise<T> {
  return latchkey.options.gateway
    ? (await import('./readThroughGateway')).readThroughGateway(latchkey, network, read)
    : read(network)
}
