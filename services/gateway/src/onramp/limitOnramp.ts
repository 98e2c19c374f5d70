import type { Context } from 'hono'
import { clientAddress } from '../http/clientAddress'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'

type Parts = Pick<Services, 'config' | 'limiter' | 'signIn'>

/** Quotes a minute from one address: each asks all vendors. */
const mostQuotes = 120

/** Counts a question to the vendors. @throws tooMany */
export function limitQuestions(parts: Parts, context: Context): void {
  take(parts, `onramp quotes ${clientAddress(context, parts.config)}`, mostQuotes, 60)
}

/** Counts a new order, by address and by account. @throws tooMany */
export function limitOrders(parts: Parts, context: Context, account: string): void {
  const most = parts.config.ONRAMP_RATE_LIMIT
  take(parts, `onramp orders ${clientAddress(context, parts.config)}`, most, 3_600)
  take(parts, `onramp account ${account}`, most, 3_600)
}

function take({ limiter, signIn }: Parts, what: string, most: number, spanSeconds: number): void {
  // Hashed: counts stay in the database for a while.
  const seconds = limiter.take(`onramp ${signIn.keys.hide(what)}`, most, spanSeconds)
  if (seconds > 0) throw refusals.tooMany({ seconds })
}
