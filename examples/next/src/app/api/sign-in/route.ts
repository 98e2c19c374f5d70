import { accountOf, isLatchkeyError, parseSignInSession, verifySignIn } from '@latchkey/verify'
import type { NextRequest } from 'next/server'
import { endOf } from '../../../server/endOf'
import { getMemory } from '../../../server/getMemory'
import { getOrigin } from '../../../server/getOrigin'
import { isForeign } from '../../../server/isForeign'
import { readBody } from '../../../server/readBody'
import { readSessions } from '../../../server/readSessions'
import { replaceSessions } from '../../../server/replaceSessions'
import { chainIds, nodes } from '../../../site/networks'

const refuse = (code: string, status = 401) => Response.json({ code }, { status })

/** Signs in with a message that a wallet signed for this site. */
export async function POST(request: NextRequest): Promise<Response> {
  if (isForeign(request)) return new Response(null, { status: 403 })
  try {
    const body = await readBody(request)
    return body ? await signIn(request, body.json) : refuse('sign-in/malformed', 413)
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('sign-in/malformed', 400)
    if (!isLatchkeyError(error)) throw error
    // Each kind of rejection has a code. If no node could verify a smart account, that isn't a rejection: it may try
    // again.
    return refuse(error.code, error.code === 'sign-in/unverifiable' ? 503 : 401)
  }
}

async function signIn(request: NextRequest, body: unknown): Promise<Response> {
  const { nonces } = getMemory()
  const { message, signature, data: claimed } = parseSignInSession(body)
  const { nonce } = claimed
  // Before anything expensive: verifying may call a node.
  if (!nonces.isOurs(nonce)) return refuse('sign-in/nonce')
  const expected = { domain: new URL(getOrigin()).host, uri: getOrigin(), chainIds, nonce }
  // Keep only what was proven, nothing else of the request.
  const session = { message, signature, data: await verifySignIn({ message, signature, expected, nodes }) }
  if (endOf(session) <= Date.now()) return refuse('sign-in/expired')
  // Last, and in one step: of two requests with the same message, one succeeds.
  if (!nonces.use(nonce)) return refuse('sign-in/nonce')
  const others = readSessions(request).filter((one) => accountOf(one.data) !== accountOf(session.data))
  return replaceSessions(request, [...others, session])
}
