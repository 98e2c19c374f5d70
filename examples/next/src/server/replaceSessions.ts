import type { SignInSession } from '@latchkey/verify'
import { type NextRequest, NextResponse } from 'next/server'
import { endOf } from './endOf'
import { getMemory } from './getMemory'
import { getOrigin } from './getOrigin'
import { cookieName } from './readSessions'

/** Remembers who is signed in from now on, under a new name: whoever knew the old one, or planted it, has nothing. */
export function replaceSessions(request: NextRequest, accounts: readonly SignInSession[]): NextResponse {
  const { sessions } = getMemory()
  const response = new NextResponse(null, { status: 204 })
  sessions.take(request.cookies.get(cookieName)?.value ?? '')
  if (accounts.length === 0) {
    response.cookies.delete(cookieName)
    return response
  }
  const name = crypto.randomUUID()
  const ends = Math.max(...accounts.map(endOf))
  sessions.set(name, accounts, ends)
  response.cookies.set(cookieName, name, {
    path: '/',
    // No script can read it, so none can take it away.
    httpOnly: true,
    // It comes with requests of our own pages only.
    sameSite: 'strict',
    secure: getOrigin().startsWith('https:'),
    expires: ends,
  })
  return response
}
