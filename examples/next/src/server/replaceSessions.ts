import type { SignInSession } from '@latchkey/verify'
import { type NextRequest, NextResponse } from 'next/server'
import { endOf } from './endOf'
import { getCookieName } from './getCookieName'
import { getMemory } from './getMemory'
import { getOrigin } from './getOrigin'

const mostAccounts = 10

/** Stores who is signed in under a new name, so a stolen or planted old one is useless. */
export function replaceSessions(request: NextRequest, all: readonly SignInSession[]): NextResponse {
  const { sessions } = getMemory()
  const cookie = getCookieName()
  const accounts = all.slice(-mostAccounts)
  const name = crypto.randomUUID()
  const ends = Math.max(...accounts.map(endOf))
  // First, so a visitor who is already here always finds room.
  sessions.delete(request.cookies.get(cookie)?.value ?? '')
  const hasRoom = accounts.length === 0 || sessions.set(name, accounts, ends)
  if (!hasRoom) return new NextResponse(null, { status: 503 })
  const response = new NextResponse(null, { status: 204 })
  response.cookies.set(cookie, accounts.length === 0 ? '' : name, {
    path: '/',
    // No script can read or steal it.
    httpOnly: true,
    // It is only sent with requests of our own pages.
    sameSite: 'strict',
    secure: getOrigin().startsWith('https:'),
    expires: accounts.length === 0 ? 0 : ends,
  })
  return response
}
