import type { Latchkey } from '../Latchkey'
import { legalAccepted } from './transitions'

/** [FLG-4] The visitor has accepted the site's terms, or has taken that back; it holds until the page goes. */
export function acceptLegal(latchkey: Latchkey, isAccepted: boolean): void {
  latchkey.store.send(legalAccepted, isAccepted)
}
