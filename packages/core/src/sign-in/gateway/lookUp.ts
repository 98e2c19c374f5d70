import { getMe, isSameAddress, noSignInSession, type StoredSignIn, signInTokens } from '@latchkey/protocol'
import type { SignInContext } from '../SignInContext'
import { letGo, renew } from './heldSignIns'
import { openSignInGateway } from './openSignInGateway'

/**
 * Asks the gateway whether a session is still valid and stores the token it returns; null if the session is gone. While
 * the gateway can't be reached, the last known session counts until it expires.
 * @throws networkFailure, requestTimeout, httpStatus, malformedAnswer once it has expired
 */
export async function lookUp(
  context: SignInContext,
  held: StoredSignIn,
  credentials: RequestCredentials,
): Promise<StoredSignIn | null> {
  const { host, logger, storage } = context
  try {
    const headers = { authorization: `Bearer ${held.token}` }
    const me = await openSignInGateway(context, { headers, credentials }).call(getMe)
    const [namespace = ''] = held.networkId.split(':')
    const isSame =
      me.sessionId === held.sessionId &&
      me.networkId === held.networkId &&
      isSameAddress(namespace, me.address, held.address)
    if (!isSame) throw noSignInSession({ reason: 'the gateway answered for another account' })
    const { token, tokenExpiresAt, expiresAt } = me
    if (token === held.token && expiresAt === held.expiresAt) return held
    const renewedAt = new Date(host.now()).toISOString()
    const next = { ...held, token, tokenExpiresAt, expiresAt, renewedAt }
    renew(context, next)
    return next
  } catch (error) {
    if (noSignInSession.is(error)) {
      // Another tab may have got the next token meanwhile.
      const now = storage.get(signInTokens).find(({ sessionId }) => sessionId === held.sessionId)
      if (now && now.token !== held.token) return now
      letGo(context, [held])
      return null
    }
    if (Date.parse(held.expiresAt) <= host.now()) throw error
    logger.warn('Could not check the session at the gateway', error)
    return held
  }
}
