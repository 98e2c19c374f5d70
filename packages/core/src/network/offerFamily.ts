import { familyNetworkId, type Network } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { resetView } from '../nav/navigate'
import { networkFollowed } from './transitions'

/** [CON-13] Leads to the wallets of a network's family and chooses it there; the active family stays until one is connected. */
export function offerFamily(latchkey: Latchkey, { chainNamespace: namespace, caipNetworkId }: Network): void {
  latchkey.store.send(networkFollowed, { namespace, networkId: caipNetworkId })
  latchkey.storage.set(familyNetworkId, caipNetworkId, namespace)
  resetView(latchkey, 'Connect', { namespace })
}
