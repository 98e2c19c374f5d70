import type { Latchkey } from '../Latchkey'
import { pairingReset } from './transitions'

/** [WC-3] Forgets what became of a pairing, so that the next one begins as the first did. */
export function resetPairing(latchkey: Latchkey): void {
  latchkey.store.send(pairingReset)
}
