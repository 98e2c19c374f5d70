import type { NextRequest } from 'next/server'
import { readSessions } from '../../../server/readSessions'

/** Tells the page who is signed in. */
export function GET(request: NextRequest): Response {
  return Response.json(readSessions(request), { headers: { 'cache-control': 'no-store' } })
}
