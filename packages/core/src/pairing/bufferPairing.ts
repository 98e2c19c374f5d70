import type { Latchkey } from '../Latchkey'
import { pairingBuffered } from './transitions'

const bufferMs = 5_000

/** On iOS a page that comes back from the wallet has heard nothing meanwhile: what it missed has a moment to arrive. */
export function bufferPairing({ store, host }: Pick<Latchkey, 'store' | 'host'>): () => void {
  store.send(pairingBuffered, true)
  return host.setTimer(() => store.send(pairingBuffered, false), bufferMs)
}
