import type { Context } from 'hono'
import { clientAddress } from '../http/clientAddress'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'

type Parts = Pick<Services, 'config' | 'limiter' | 'signIn'>

const daySeconds = 86_400

/** Counts a try to register, limited per minute. @throws tooMany */
export function limitNames(parts: Parts, context: Context): void {
  take(parts, 'name tries', context, [parts.config.NAMES_RATE_LIMIT, 60])
}

/** Counts a registration, limited per day: accounts are free, names aren't. @throws tooMany */
export function limitNewNames(parts: Parts, context: Context): void {
  take(parts, 'names', context, [parts.config.NAMES_PER_CLIENT, daySeconds])
}

function take(
  { config, limiter, signIn }: Parts,
  what: string,
  context: Context,
  [most, spanSeconds]: readonly [number, number],
): void {
  // Hashed: counts stay in the database for a while, and names aren't stored with network addresses.
  const who = signIn.keys.hide(clientAddress(context, config))
  const seconds = limiter.take(`${what} ${who}`, most, spanSeconds)
  if (seconds > 0) throw refusals.tooMany({ seconds })
}
