import { type getMe as contract, parseNetworkId } from '@latchkey/protocol'
import { jsonReply } from '../http/Reply'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { findSession } from './findSession'
import { describeToken, issueToken } from './issueToken'
import { limitSignIn } from './limitSignIn'
import { renewSession } from './renewSession'

/** [SIW-6] Returns the signed-in account and a fresh token. */
export function getMe(services: Services): Handler<typeof contract> {
  return async (input) => {
    limitSignIn(services, 'getMe', input.project, input.context)
    const found = await findSession(services, input, { isLate: true })
    const renewed = await renewSession(services, found.session, found.shown)
    const session = renewed ?? found.session
    const { issued, headers } = renewed
      ? await issueToken(services, renewed, input)
      : { issued: describeToken(session, found.shown.text, found.shown.expiresAt), headers: {} }
    const { namespace, chainId } = parseNetworkId(session.chain)
    const me = {
      address: session.address,
      chainId: namespace === 'eip155' ? Number(chainId) : chainId,
      networkId: session.chain,
      domain: session.domain,
      signedInAt: session.signedInAt.toISOString(),
      ...issued,
    }
    return jsonReply(me, 200, headers)
  }
}
