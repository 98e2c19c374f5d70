import type { Context } from 'hono'
import { clientAddress } from '../http/clientAddress'
import { refusals } from '../http/refusals'
import type { Project } from '../projects/Project'
import type { Services } from '../Services'

type Parts = Pick<Services, 'config' | 'limiter' | 'signIn'>

/** Sessions per day from one address at one project: keys are free, rows aren't. */
const mostBeginnings = 2_000
const daySeconds = 86_400

/** Counts a sign-in call, limited per minute by address and project. @throws tooMany */
export function limitSignIn(parts: Parts, call: string, project: Project, context: Context): void {
  take(parts, `${call} ${project.id}`, context, [parts.config.GATEWAY_SIGN_IN_RATE_LIMIT, 60])
}

/** Counts a new session. @throws tooMany */
export function limitBeginnings(parts: Parts, project: Project, context: Context): void {
  take(parts, `sign-ins ${project.id}`, context, [mostBeginnings, daySeconds])
}

function take(
  { config, limiter, signIn }: Parts,
  what: string,
  context: Context,
  [most, spanSeconds]: readonly [number, number],
): void {
  // Hashed: counts stay in the database for a while, and sign-in stores no network address.
  const who = signIn.keys.hide(clientAddress(context, config))
  const seconds = limiter.take(`${what} ${who}`, most, spanSeconds)
  if (seconds > 0) throw refusals.tooMany({ seconds })
}
