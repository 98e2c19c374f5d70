import { getOrigin } from './getOrigin'

/** The cookie holds nothing but a random name, so that a session is over when the server forgets it. */
export function getCookieName(): string {
  // Browsers take a cookie of such a name from this very host only, not from one beside it.
  return getOrigin().startsWith('https:') ? '__Host-session' : 'session'
}
