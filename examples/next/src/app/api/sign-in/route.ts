import { isLatchkeyError, parseSignInSession, verifySignIn } from '@latchkey/verify'
import type { NextRequest } from 'next/server'
import { accountOf } from '../../../server/accountOf'
import { getMemory } from '../../../server/getMemory'
import { getOrigin } from '../../../server/getOrigin'
import { isForeign } from '../../../server/isForeign'
import { readSessions } from '../../../server/readSessions'
import { replaceSessions } from '../../../server/replaceSessions'
import { chainIds, nodes } from '../../../site/networks'

/** Signs in whoever brings a message of ours that their wallet has signed. */
export async function POST(request: NextRequest): Promise<Response> {
  if (isForeign(request)) return new Response(null, { status: 403 })
  try {
    const signedIn = parseSignInSession(await request.json())
    const expected = {
      domain: new URL(getOrigin()).host,
      uri: getOrigin(),
      chainIds,
      // Asked when all else is right, and true once: whoever comes with the same message again is refused.
      nonce: (nonce: string) => getMemory().nonces.take(nonce) === true,
    }
    const data = await verifySignIn({ ...signedIn, expected, nodes })
    const others = readSessions(request).filter((one) => accountOf(one) !== accountOf({ data }))
    return replaceSessions(request, [...others, { ...signedIn, data }])
  } catch (error) {
    if (error instanceof SyntaxError) return Response.json({ code: 'sign-in/malformed' }, { status: 400 })
    if (!isLatchkeyError(error)) throw error
    // Each kind of refusal has a code. A smart account that no node could tell of may try again: that is no refusal.
    const status = error.code === 'sign-in/unverifiable' ? 503 : 401
    return Response.json({ code: error.code }, { status })
  }
}
