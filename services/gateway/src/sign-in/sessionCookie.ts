import { generateCookie } from 'hono/cookie'

/**
 * Returns the name of a project's cookie. Its prefix makes browsers accept it only from this very host, and only over
 * TLS (or on this machine).
 */
export function cookieName(project: string): string {
  return `__Host-latchkey-${project}`
}

/** Returns the header that sets the token out of reach of scripts, or deletes it with 0 seconds. */
export function sessionCookie(project: string, token: string, seconds: number): string {
  return generateCookie(cookieName(project), token, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: seconds,
  })
}
