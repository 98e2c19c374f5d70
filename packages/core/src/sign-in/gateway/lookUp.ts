import { getMe, noSignInSession, type StoredSignIn } from '@latchkey/protocol'
import { isSameAddress } from '../getSigner'
import type { SignInContext } from '../SignInContext'
import { hold, letGo } from './heldSignIns'
import { openSignInGateway } from './openSignInGateway'

/** A token is renewed before its time is over: whoever gets it needs it for a while. */
export const renewBeforeMs = 300_000

/** Whether a token's time is over soon. */
export function isEnding({ tokenExpiresAt }: StoredSignIn, now: number): boolean {
  return Date.parse(tokenExpiresAt) - now < renewBeforeMs
}

/**
 * Asks the gateway whether a session still lives, and takes the next token where the time of this one is almost over;
 * null where it is gone. While the gateway can't be asked, what was known last counts until the session's end.
 * @throws networkFailure, requestTimeout, httpStatus, malformedAnswer where that end has come
 */
export async function lookUp(
  context: SignInContext,
  held: StoredSignIn,
  credentials: RequestCredentials,
): Promise<StoredSignIn | null> {
  const { host, logger } = context
  try {
    const headers = { authorization: `Bearer ${held.token}` }
    const me = await openSignInGateway(context, { headers, credentials }).call(getMe)
    const [namespace = ''] = held.networkId.split(':')
    const isSame =
      me.sessionId === held.sessionId &&
      me.networkId === held.networkId &&
      isSameAddress(namespace, me.address, held.address)
    if (!isSame) throw noSignInSession({ reason: 'the gateway answers for someone else' })
    const isRenewed = isEnding(held, host.now())
    if (!isRenewed && me.expiresAt === held.expiresAt) return held
    // Only then: a token that is written for nothing would have the other tabs ask, and write theirs.
    const { token, tokenExpiresAt } = isRenewed ? me : held
    const next = { ...held, token, tokenExpiresAt, expiresAt: me.expiresAt }
    hold(context, next)
    return next
  } catch (error) {
    if (noSignInSession.is(error)) {
      letGo(context, [held])
      return null
    }
    if (Date.parse(held.expiresAt) <= host.now()) throw error
    logger.warn('The gateway does not say whether the sign-in still counts', error)
    return held
  }
}
