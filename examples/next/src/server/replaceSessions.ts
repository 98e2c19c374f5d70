import type { SignInSession } from '@latchkey/verify'
import { type NextRequest, NextResponse } from 'next/server'
import { endOf } from './endOf'
import { getCookieName } from './getCookieName'
import { getMemory } from './getMemory'
import { getOrigin } from './getOrigin'

const mostAccounts = 10

/** Remembers who is signed in from now on, under a new name: whoever knew the old one, or planted it, has nothing. */
export function replaceSessions(request: NextRequest, all: readonly SignInSession[]): NextResponse {
  const { sessions } = getMemory()
  const cookie = getCookieName()
  const accounts = all.slice(-mostAccounts)
  const name = crypto.randomUUID()
  const ends = Math.max(...accounts.map(endOf))
  // First of all, so that whoever is here already always finds room.
  sessions.delete(request.cookies.get(cookie)?.value ?? '')
  const hasRoom = accounts.length === 0 || sessions.set(name, accounts, ends)
  if (!hasRoom) return new NextResponse(null, { status: 503 })
  const response = new NextResponse(null, { status: 204 })
  response.cookies.set(cookie, accounts.length === 0 ? '' : name, {
    path: '/',
    // No script can read it, so none can take it away.
    httpOnly: true,
    // It comes with requests of our own pages only.
    sameSite: 'strict',
    secure: getOrigin().startsWith('https:'),
    expires: accounts.length === 0 ? 0 : ends,
  })
  return response
}
