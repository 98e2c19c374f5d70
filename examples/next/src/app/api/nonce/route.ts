import { getMemory } from '../../../server/getMemory'

// Never while building, and never the same twice.
export const dynamic = 'force-dynamic'

/** Gives a nonce for one sign-in. */
export function GET(): Response {
  return Response.json({ nonce: getMemory().nonces.give() }, { headers: { 'cache-control': 'no-store' } })
}
