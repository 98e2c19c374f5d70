import type { Latchkey } from '../Latchkey'
import { pairingReset } from './transitions'

/** [WC-3] Resets the pairing, so the next one starts fresh. */
export function resetPairing(latchkey: Latchkey): void {
  latchkey.store.send(pairingReset)
}
