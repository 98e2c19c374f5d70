import { getAnalyticsConfig, httpStatus, postEvent } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { showAlert } from '../modal/showAlert'
import { transition } from '../store/createStore'
import type { EventsState } from './LatchkeyEvent'
import { maySend } from './maySend'

/** As long as the gateway takes. */
const maxUrlLength = 2_000

const analyticsOff = /* @__PURE__ */ transition('events/off', (state) => ({
  ...state,
  features: { ...state.features, analytics: false },
}))

/** [EVT-5] Notes whether the gateway refuses events; once it takes one again, the next refusal is told again. */
const refusalNoted = /* @__PURE__ */ transition<boolean>('events/refused', (state, isRefused) => {
  const { events, modal } = state
  if (Boolean(events.reportedErrors['FORBIDDEN']) === isRefused) return state
  return {
    ...state,
    events: { ...events, reportedErrors: { ...events.reportedErrors, FORBIDDEN: isRefused } },
    modal: isRefused
      ? modal
      : { ...modal, shownAlerts: modal.shownAlerts.filter((code) => code !== 'analytics-forbidden') },
  }
})

/** [DIR-3] Whether the operator wants events; a failure means no. */
async function askConfig(latchkey: Latchkey): Promise<boolean> {
  try {
    const { isAnalyticsEnabled } = await openGateway(latchkey).call(getAnalyticsConfig)
    if (isAnalyticsEnabled) return true
  } catch (cause) {
    latchkey.logger.info('The gateway did not say whether it wants events', cause)
  }
  latchkey.store.send(analyticsOff)
  return false
}

/** [EVT-1] Sends an event to the site's gateway, if site and operator want that. Never throws. */
export async function sendEvent(
  latchkey: Latchkey,
  { timestamp, data }: Pick<EventsState, 'timestamp' | 'data'>,
): Promise<void> {
  const { live, host, store } = latchkey
  if (!hasGateway(latchkey) || !maySend(data.event, store.getState().features)) return
  live.analytics ??= askConfig(latchkey)
  if (!(await live.analytics)) return
  const { url, domain } = host.page
  try {
    const body = { eventId: host.randomId(), url: url.slice(0, maxUrlLength), domain, timestamp, props: data }
    // A page that is being left still gets its last events out.
    await openGateway(latchkey).call(postEvent, { body, keepalive: true })
    store.send(refusalNoted, false)
  } catch (error) {
    latchkey.logger.info('An event could not be sent', error)
    if (!httpStatus.is(error) || error.values.status !== 403) return
    store.send(refusalNoted, true)
    showAlert(latchkey, 'analytics-forbidden')
  }
}
