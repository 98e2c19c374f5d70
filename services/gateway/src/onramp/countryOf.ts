import type { Context } from 'hono'
import type { Config } from '../config/readConfig'

/** Codes that proxies use for "nowhere" and for anonymous networks. */
const nowhere = new Set(['XX', 'T1', 'AP', 'EU'])

/**
 * Returns the visitor's country: what the operator's proxy says wins over what the visitor says, so nobody can choose a
 * country that sells. Returns nothing if nobody says.
 */
export function countryOf(
  { ONRAMP_COUNTRY_HEADER: header }: Pick<Config, 'ONRAMP_COUNTRY_HEADER'>,
  context: Context,
  asked: string | undefined,
): string | undefined {
  const told = header === undefined ? undefined : context.req.header(header)?.trim().toUpperCase()
  return told && /^[A-Z]{2}$/.test(told) && !nowhere.has(told) ? told : asked
}
