import type { Latchkey } from '../../Latchkey'
import { askOneClick } from './askOneClick'

/** [WC-8] Makes pairings ask their wallet to sign in while it connects, where possible. */
export function offerOneClick(latchkey: Latchkey): void {
  latchkey.live.oneClick ??= () => askOneClick(latchkey)
}
