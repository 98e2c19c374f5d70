import type { Context } from 'hono'
import { clientAddress } from '../http/clientAddress'
import { refusals } from '../http/refusals'
import type { Project } from '../projects/Project'
import type { Services } from '../Services'

const daySeconds = 86_400

/**
 * Counts addresses that are watched from now on, by day: reading the past of one costs a node hundreds of calls, and
 * every new one takes the place of an old one. @throws tooMany
 */
export function limitWatches(
  { config, limiter, signIn }: Pick<Services, 'config' | 'limiter' | 'signIn'>,
  project: Project,
  context: Context,
  amount: number,
): void {
  // Hashed: counts stay in the database for a day.
  const who = signIn.keys.hide(clientAddress(context, config))
  const seconds =
    limiter.take(`watches ${who}`, config.GATEWAY_WATCHES_PER_ADDRESS, daySeconds, amount) ||
    limiter.take(`watches of ${project.id}`, config.GATEWAY_WATCHES_PER_PROJECT, daySeconds, amount)
  if (seconds > 0) throw refusals.tooMany({ seconds })
}
