import type { postEvent as contract } from '@latchkey/protocol'
import { jsonReply } from '../http/Reply'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { createHider, type Hider } from './createHider'
import { isEventWithinLimits } from './isEventWithinLimits'
import { keepEvent } from './keepEvent'

/**
 * [EVT-1] Stores an event before it answers. Accepts and drops it if analytics is off, the visitor opted out or the
 * limit of the day is reached: an error would only show up in the visitor's console.
 */
export function postEvent(services: Services): Handler<typeof contract> {
  const { config, database, now } = services
  let hider: Promise<Hider> | undefined
  const findHider = async () => {
    if (config.GATEWAY_ANALYTICS_ADDRESSES === 'plain') return undefined
    hider ??= createHider(database)
    // Don't remember a database that was down for a moment.
    hider.catch(() => {
      hider = undefined
    })
    return hider
  }
  return async ({ body, context, project }) => {
    const { req } = context
    const isUnwanted = req.header('sec-gpc') === '1' || req.header('dnt') === '1'
    if (!config.GATEWAY_ANALYTICS || isUnwanted) return jsonReply({ status: 'dropped' }, 202)
    if (!isEventWithinLimits(services, project, context)) return jsonReply({ status: 'dropped' }, 202)
    const origin = {
      project: project.id,
      sdk: req.query('sv') ?? req.header('x-sdk-version'),
      client: req.query('clientId'),
    }
    await keepEvent(database, body, origin, now(), await findHider())
    return jsonReply({ status: 'ok' }, 202)
  }
}
