import { accountOf } from '@latchkey/verify'
import type { NextRequest } from 'next/server'
import { isForeign } from '../../../server/isForeign'
import { readSessions } from '../../../server/readSessions'
import { replaceSessions } from '../../../server/replaceSessions'

/** Ends the session of one account, or of all if none is named. */
export function POST(request: NextRequest): Response {
  if (isForeign(request)) return new Response(null, { status: 403 })
  const account = request.nextUrl.searchParams.get('account')
  const others = account
    ? readSessions(request).filter((one) => accountOf(one.data) !== accountOf(account))
    : []
  return replaceSessions(request, others)
}
