import { generateCookie } from 'hono/cookie'

/**
 * The name of a project's cookie. By its beginning browsers take it from nobody but this very host, and only over TLS
 * (or on this machine).
 */
export function cookieName(project: string): string {
  return `__Host-latchkey-${project}`
}

/** The header that has a browser keep the token out of every script's reach, or forget it after 0 seconds. */
export function sessionCookie(project: string, token: string, seconds: number): string {
  return generateCookie(cookieName(project), token, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: seconds,
  })
}
