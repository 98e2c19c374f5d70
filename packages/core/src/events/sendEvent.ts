import { getAnalyticsConfig, httpStatus, postEvent } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { showAlert } from '../modal/showAlert'
import { transition } from '../store/createStore'
import type { EventsState } from './LatchkeyEvent'
import { maySend } from './maySend'

/** The longest URL that the gateway accepts. */
const maxUrlLength = 2_000

const analyticsOff = /* @__PURE__ */ transition('events/off', (state) => ({
  ...state,
  features: { ...state.features, analytics: false },
}))

/**
 * [EVT-5] Records whether the gateway rejects events. After it accepts one, the next rejection is reported
 * again.
 */
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

/** [DIR-3] Asks whether the operator accepts events; a failure means no. */
async function askConfig(latchkey: Latchkey): Promise<boolean> {
  try {
    const { isAnalyticsEnabled } = await openGateway(latchkey).call(getAnalyticsConfig)
    if (isAnalyticsEnabled) return true
  } catch (cause) {
    latchkey.logger.info('Could not fetch the analytics settings', cause)
  }
  latchkey.store.send(analyticsOff)
  return false
}

/** [EVT-1] Sends an event to the site's gateway, if site and operator agree. Never throws. */
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
    // Lets the last events go out while the page is being left.
    await openGateway(latchkey).call(postEvent, { body, keepalive: true })
    store.send(refusalNoted, false)
  } catch (error) {
    latchkey.logger.info('Could not send an event', error)
    if (!httpStatus.is(error) || error.values.status !== 403) return
    store.send(refusalNoted, true)
    showAlert(latchkey, 'analytics-forbidden')
  }
}
