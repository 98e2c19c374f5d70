import type { Latchkey } from '../Latchkey'
import { legalAccepted } from './transitions'

/** [FLG-4] Accepts the site's terms, or takes that back, until the page is left. */
export function acceptLegal(latchkey: Latchkey, isAccepted: boolean): void {
  latchkey.store.send(legalAccepted, isAccepted)
}
