import type { Context } from 'hono'
import { clientAddress } from '../http/clientAddress'
import { refusals } from '../http/refusals'
import type { Project } from '../projects/Project'
import type { Services } from '../Services'

/** Counts a call of sign-in; from one address to one project there are only so many a minute. @throws tooMany */
export function limitSignIn(
  { config, limiter }: Pick<Services, 'config' | 'limiter'>,
  call: string,
  project: Project,
  context: Context,
): void {
  const who = clientAddress(context, config.GATEWAY_PROXIES)
  const seconds = limiter.take(`${call} ${project.id} ${who}`, config.GATEWAY_SIGN_IN_RATE_LIMIT, 60)
  if (seconds > 0) throw refusals.tooMany({ seconds })
}
