import type { Context } from 'hono'
import { clientAddress } from '../http/clientAddress'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'

/** Counts a question to the providers, limited per minute: vendors limit the operator's key. @throws tooMany */
export function limitSwaps(
  { config, limiter, signIn }: Pick<Services, 'config' | 'limiter' | 'signIn'>,
  context: Context,
): void {
  // Hashed: counts stay in the database for a while.
  const who = signIn.keys.hide(clientAddress(context, config))
  const seconds = limiter.take(`swaps ${who}`, config.SWAP_RATE_LIMIT, 60)
  if (seconds > 0) throw refusals.tooMany({ seconds })
}
