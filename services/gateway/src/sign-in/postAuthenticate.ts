import {
  type postAuthenticate as contract,
  type NetworkId,
  signInExpired,
  wrongAddress,
  wrongNonce,
} from '@latchkey/protocol'
import { verifySignIn } from '@latchkey/verify'
import { isAddressOf } from '../account/isAddressOf'
import { jsonReply } from '../http/Reply'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { bearerOf } from './findToken'
import { issueToken } from './issueToken'
import { limitBeginnings, limitSignIn } from './limitSignIn'
import { pageOf } from './pageOf'

const dayMs = 86_400_000

/**
 * [SIW-6] Signs in with a message of the calling page, for a served chain, valid now, and with an unused nonce of this
 * project. @throws the kinds of sign-in, signInForbidden, tooMany
 */
export function postAuthenticate(services: Services): Handler<typeof contract> {
  const { config, signIn, log, metrics, names, nodes, now } = services
  const chainIds = nodes.chains.map(({ id }) => id as NetworkId)
  const urls = Object.fromEntries(nodes.chains.map(({ id, rpc }) => [id, rpc]))
  return async (input) => {
    const { body, project, context } = input
    limitSignIn(services, 'postAuthenticate', project, context)
    const { origin, domain } = pageOf(project, context)
    const given = await signIn.tokens.readNonce(project.id, bearerOf(context, 'x-nonce-jwt') ?? '')
    const data = await verifySignIn({
      message: body.message,
      signature: body.signature,
      ...(body.publicKey === undefined ? {} : { publicKey: body.publicKey }),
      expected: { domain, uri: origin, nonce: given.nonce, chainIds },
      nodes: urls,
      now: now(),
    })
    const { chainId, accountAddress: address, expirationTime } = data
    if (!isAddressOf(nodes.find(chainId), address))
      throw wrongAddress({ address, expected: `an account of ${chainId}` })
    const longest = now() + config.GATEWAY_SIGN_IN_DAYS * dayMs
    const until = expirationTime === undefined ? longest : Math.min(longest, Date.parse(expirationTime))
    // Visitors' clocks may be wrong, but no session starts after its end.
    if (until <= now()) throw signInExpired({ expirationTime: new Date(until).toISOString() })
    limitBeginnings(services, project, context)
    const begun = await signIn.sessions.begin(
      {
        project: project.id,
        chain: chainId,
        address,
        domain,
        signedInAt: new Date(now()),
        expiresAt: new Date(until),
      },
      given,
    )
    if (!begun) throw wrongNonce({ nonce: given.nonce })
    metrics.signIns.inc({ outcome: 'ok' })
    // The sign-in counts even if its name can't be kept now; the next one does that.
    await names
      .see(address)
      .catch((error: unknown) => log.warn({ error: String(error) }, 'Could not keep the names of an account'))
    const { issued, headers } = await issueToken(services, begun, input)
    return jsonReply(issued, 200, headers)
  }
}
