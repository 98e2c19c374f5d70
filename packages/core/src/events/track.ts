import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { lazy } from '../ports/lazy'
import { transition } from '../store/createStore'
import type { EventName, EventProperties, EventsState, LatchkeyEvent } from './LatchkeyEvent'

/** Only sites that have turned analytics on load it. */
const sendEvent = /* @__PURE__ */ lazy(async () => (await import('./sendEvent')).sendEvent)

const eventHappened = /* @__PURE__ */ transition<Pick<EventsState, 'timestamp' | 'data'>>(
  'events/happened',
  (state, last) => ({
    ...state,
    events: { ...state.events, ...last },
  }),
)

/**
 * [EVT-4] Puts an event on the bus for the site's listeners and `useEvents`. It leaves the page only if the site has
 * turned analytics on.
 */
export function track<E extends EventName>(
  latchkey: Latchkey,
  event: E,
  properties: EventProperties[E],
): void {
  const { store, options, logger } = latchkey
  const { events: before, features } = store.getState()
  const { address } = getAccount(store.getState())
  const type = event === 'INTERNAL_SDK_ERROR' ? 'error' : 'track'
  // The signature ties name and properties together; the union can't express that.
  const data = { type, event, properties, ...(address ? { address } : {}) } as LatchkeyEvent
  const last = { timestamp: latchkey.host.now(), data }
  store.send(eventHappened, last)
  if (!features.analytics || !options.gateway) return
  // [EVT-3] INITIALIZE waits for the next event, so nothing is sent before the visitor does something.
  const due = before.data.event === 'INITIALIZE' ? [before, last] : [last]
  for (const each of due)
    sendEvent(latchkey, each).catch((cause) => logger.info('Could not send an event', cause))
}
