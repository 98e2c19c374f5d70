import type { Context } from 'hono'
import { clientAddress } from '../http/clientAddress'
import type { Project } from '../projects/Project'
import type { Services } from '../Services'

const daySeconds = 86_400

/** Counts an event, and returns whether it may be stored: both the client and the project have a limit by day. */
export function isEventWithinLimits(
  { config, limiter, signIn }: Pick<Services, 'config' | 'limiter' | 'signIn'>,
  project: Project,
  context: Context,
): boolean {
  // Hashed: counts stay in the database for a day.
  const who = signIn.keys.hide(clientAddress(context, config))
  return (
    limiter.take(`events ${who}`, config.GATEWAY_ANALYTICS_PER_ADDRESS, daySeconds) === 0 &&
    limiter.take(`events of ${project.id}`, config.GATEWAY_ANALYTICS_PER_PROJECT, daySeconds) === 0
  )
}
