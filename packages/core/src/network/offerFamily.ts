import { familyNetworkId, type Network } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { resetView } from '../nav/navigate'
import { networkFollowed } from './transitions'

/** [CON-13] Shows the wallets of a network's family and selects the network. The active family stays until one connects. */
export function offerFamily(latchkey: Latchkey, { chainNamespace: namespace, caipNetworkId }: Network): void {
  latchkey.store.send(networkFollowed, { namespace, networkId: caipNetworkId })
  latchkey.storage.set(familyNetworkId, caipNetworkId, namespace)
  resetView(latchkey, 'Connect', { namespace })
}
