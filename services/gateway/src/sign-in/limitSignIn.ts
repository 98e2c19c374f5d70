import type { Context } from 'hono'
import { clientAddress } from '../http/clientAddress'
import { refusals } from '../http/refusals'
import type { Project } from '../projects/Project'
import type { Services } from '../Services'

type Parts = Pick<Services, 'config' | 'limiter' | 'signIn'>

/** Sessions that may begin in a day from one address at one project: new keys cost nothing, rows do. */
const mostBeginnings = 2_000
const daySeconds = 86_400

/** Counts a call of sign-in; from one address to one project there are only so many a minute. @throws tooMany */
export function limitSignIn(parts: Parts, call: string, project: Project, context: Context): void {
  take(parts, `${call} ${project.id}`, context, [parts.config.GATEWAY_SIGN_IN_RATE_LIMIT, 60])
}

/** Counts a session that is about to begin. @throws tooMany */
export function limitBeginnings(parts: Parts, project: Project, context: Context): void {
  take(parts, `sign-ins ${project.id}`, context, [mostBeginnings, daySeconds])
}

function take(
  { config, limiter, signIn }: Parts,
  what: string,
  context: Context,
  [most, spanSeconds]: readonly [number, number],
): void {
  // Hidden: the counts are in the database for a while, and sign-in keeps no address of the network.
  const who = signIn.keys.hide(clientAddress(context, config.GATEWAY_PROXIES))
  const seconds = limiter.take(`${what} ${who}`, most, spanSeconds)
  if (seconds > 0) throw refusals.tooMany({ seconds })
}
