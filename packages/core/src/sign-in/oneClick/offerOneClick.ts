import type { Latchkey } from '../../Latchkey'
import { askOneClick } from './askOneClick'

/** [WC-8] From now on a pairing asks its wallet to sign in along with the connection, where it may. */
export function offerOneClick(latchkey: Latchkey): void {
  latchkey.live.oneClick ??= () => askOneClick(latchkey)
}
