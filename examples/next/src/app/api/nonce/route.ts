import { getMemory } from '../../../server/getMemory'

// A nonce is never one that was given before, so nothing here is made while building.
export const dynamic = 'force-dynamic'

const nonceMs = 10 * 60_000

/** Gives a nonce for one sign-in. */
export function GET(): Response {
  // EIP-4361 wants letters and digits, at least eight.
  const nonce = crypto.randomUUID().replaceAll('-', '')
  getMemory().nonces.set(nonce, true, Date.now() + nonceMs)
  return Response.json({ nonce }, { headers: { 'cache-control': 'no-store' } })
}
