import { type Namespace, signInTokens } from '@latchkey/protocol'
import type { SignInContext } from '../SignInContext'
import { isHeldBy } from './heldSignIns'
import { lookUp } from './lookUp'

/** A token that ends sooner may not reach the gateway in time. */
const leastMs = 60_000

/**
 * Returns the token of an account's own session at the gateway, on any network, renewed if it ends soon; null without
 * one. Never throws: the gateway says whether it's needed.
 */
export async function findOwnToken(
  context: SignInContext,
  { namespace, address }: { readonly namespace: Namespace; readonly address: string },
): Promise<string | null> {
  const { host, logger, storage } = context
  const held = storage.get(signInTokens).find((each) => isHeldBy(each, namespace, address))
  if (!held) return null
  if (Date.parse(held.tokenExpiresAt) - host.now() > leastMs) return held.token
  try {
    return (await lookUp(context, held, 'omit'))?.token ?? null
  } catch (cause) {
    logger.info('Could not renew the session of an account', cause)
    return null
  }
}
