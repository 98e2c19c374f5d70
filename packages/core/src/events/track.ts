import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { transition } from '../store/createStore'
import type { EventName, EventProperties, EventsState, LatchkeyEvent } from './LatchkeyEvent'

const eventHappened = /* @__PURE__ */ transition<Pick<EventsState, 'timestamp' | 'data'>>(
  'events/happened',
  (state, last) => ({
    ...state,
    events: { ...state.events, ...last },
  }),
)

/** [EVT-4] Puts an event on the bus: the site's listeners and `useEvents` see it. Sending it is another matter. */
export function track<E extends EventName>(
  latchkey: Latchkey,
  event: E,
  properties: EventProperties[E],
): void {
  const { address } = getAccount(latchkey.getState())
  const type = event === 'INTERNAL_SDK_ERROR' ? 'error' : 'track'
  // Name and properties belong together by the signature; the union can't see that.
  const data = { type, event, properties, ...(address ? { address } : {}) } as LatchkeyEvent
  latchkey.store.send(eventHappened, { timestamp: latchkey.host.now(), data })
}
