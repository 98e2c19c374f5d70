import type { Latchkey } from '../Latchkey'
import { pairingBuffered } from './transitions'

const bufferMs = 5_000

/** Gives what a page on iOS missed while the wallet was open a moment to arrive. */
export function bufferPairing({ store, host }: Pick<Latchkey, 'store' | 'host'>): () => void {
  store.send(pairingBuffered, true)
  return host.setTimer(() => store.send(pairingBuffered, false), bufferMs)
}
