import { getOrigin } from './getOrigin'

/** The cookie holds only a random name, so a session ends when the server forgets it. */
export function getCookieName(): string {
  // Browsers accept a cookie with this prefix only from this very host, not from a neighbour.
  return getOrigin().startsWith('https:') ? '__Host-session' : 'session'
}
