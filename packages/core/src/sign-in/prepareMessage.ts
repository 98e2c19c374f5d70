import { isSameAddress, maxSignInMessageLength, type SignInMessage, signInFailed } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { toSignInError } from './failSignIn'
import { isSameSigner, isStillSigner } from './getSigner'
import { isSignedIn } from './isSignedIn'
import type { LiveSignIn } from './LiveSignIn'
import type { Signer } from './SignInState'
import {
  messagePrepared,
  preparationBegun,
  preparationEnded,
  signInRefused,
  statusSet,
} from './signInTransitions'
import { withLimit } from './withLimit'

/** How long making a message may take: often a server gives the nonce. */
const prepareLimitMs = 15_000
/** How old a message may be when a wallet is asked; its nonce expires soon after. */
const freshMs = 240_000

/** Whether the active account has a message that is fresh enough to be signed. */
export function isPrepared({ getState, host }: Latchkey): boolean {
  const { signIn } = getState()
  return Boolean(signIn?.message) && host.now() - (signIn?.preparedAt ?? 0) < freshMs
}

/**
 * [SIW-1] Makes the message for the active account before it is asked to sign, so a click asks the wallet at once.
 * The state holds a failure; `isQuiet` leaves an earlier one there. Never throws.
 */
export async function prepareMessage(
  latchkey: Latchkey,
  live: LiveSignIn,
  { isQuiet = false } = {},
): Promise<void> {
  const { store } = latchkey
  const { signIn } = latchkey.getState()
  if (!signIn?.signer?.isSupported) return
  const { signer, preparing, question, status } = signIn
  if (preparing && isSameSigner(preparing, signer)) return live.preparation
  if (isSignedIn(signIn) || /checking|signing|cancelling/.test(status)) return
  if (question && isStillSigner(signIn, question.signer)) {
    store.send(statusSet, 'signing')
    return
  }
  if (isPrepared(latchkey)) {
    if (/signed-/.test(status)) store.send(statusSet, 'ready')
    return
  }
  store.send(preparationBegun, { signer, isQuiet })
  live.preparation = make(latchkey, live, signer, isQuiet)
  return live.preparation
}

async function make(latchkey: Latchkey, live: LiveSignIn, signer: Signer, isQuiet: boolean): Promise<void> {
  const { host, store } = latchkey
  const awaited = isQuiet ? 'ready' : 'preparing'
  /** Whether anybody still waits for the message. */
  const isWanted = () => {
    const { signIn } = latchkey.getState()
    return signIn?.status === awaited && isSameSigner(signIn.signer, signer)
  }
  try {
    const message = await withLimit(host, prepareLimitMs, signInFailed, async () => {
      const input = { accountAddress: signer.address, chainId: signer.networkId }
      return checked(await live.config.createMessage(input), signer)
    })
    if (isWanted()) store.send(messagePrepared, { message, preparedAt: host.now() })
  } catch (error) {
    latchkey.logger.warn('Could not create the sign-in message', error)
    if (isWanted())
      store.send(signInRefused, { status: 'ready', failure: toSignInError(error), message: null })
  } finally {
    store.send(preparationEnded, signer)
  }
}

/** Returns a message that is for this account and network. @throws signInFailed */
function checked(message: SignInMessage, { namespace, address, networkId }: Signer): SignInMessage {
  const text = String(message)
  const { accountAddress, chainId } = message.data
  const isWhose = isSameAddress(namespace, accountAddress, address) && chainId === networkId
  if (!isWhose || !text || text.length > maxSignInMessageLength) throw signInFailed()
  return message
}
