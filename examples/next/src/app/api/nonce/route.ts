import { getMemory } from '../../../server/getMemory'

// Never at build time, and never the same twice.
export const dynamic = 'force-dynamic'

/** Issues a nonce for one sign-in. */
export function GET(): Response {
  return Response.json({ nonce: getMemory().nonces.give() }, { headers: { 'cache-control': 'no-store' } })
}
