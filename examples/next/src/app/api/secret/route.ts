import { accountOf } from '@latchkey/verify'
import type { NextRequest } from 'next/server'
import { readSessions } from '../../../server/readSessions'

/** The page says whose secret it wants; only the session decides whether it gets it. */
export function GET(request: NextRequest): Response {
  const headers = { 'cache-control': 'no-store' }
  const account = request.nextUrl.searchParams.get('account') ?? ''
  const isTheirs = readSessions(request).some((one) => accountOf(one.data) === accountOf(account))
  if (!isTheirs) return Response.json({ code: 'sign-in/no-session' }, { status: 401, headers })
  return Response.json({ secret: `Only ${account} can read this.` }, { headers })
}
