import type { SignInSession } from '@latchkey/verify'
import type { NextRequest } from 'next/server'
import { endOf } from './endOf'
import { getCookieName } from './getCookieName'
import { getMemory } from './getMemory'

/** Returns the accounts that the sender of this request is signed in with. */
export function readSessions(request: NextRequest): readonly SignInSession[] {
  const name = request.cookies.get(getCookieName())?.value ?? ''
  return (getMemory().sessions.get(name) ?? []).filter((one) => endOf(one) > Date.now())
}
