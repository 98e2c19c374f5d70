import type { SignInSession } from '@latchkey/verify'
import type { NextRequest } from 'next/server'
import { endOf } from './endOf'
import { getMemory } from './getMemory'

/** The cookie holds nothing but a random name, so that a session is over when the server forgets it. */
export const cookieName = 'session'

/** The accounts that whoever sends this request is signed in with. */
export function readSessions(request: NextRequest): readonly SignInSession[] {
  const name = request.cookies.get(cookieName)?.value ?? ''
  return (getMemory().sessions.get(name) ?? []).filter((one) => endOf(one) > Date.now())
}
