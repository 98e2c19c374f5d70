import type { Features } from '../options/Features'
import type { EventName } from './LatchkeyEvent'

/** [EVT-2] Whether an event may be sent: never MODAL_CREATED, and nothing while analytics is off. */
export function maySend(event: EventName, { analytics }: Pick<Features, 'analytics'>): boolean {
  return analytics && event !== 'MODAL_CREATED'
}
