import { maxSignInMessageLength, type SignInMessage, signInFailed } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { isSameAddress, isSameSigner } from './getSigner'
import { isSignedIn } from './isSignedIn'
import { isStillSigner } from './isStillSigner'
import type { Signer, SignInFlow } from './SignInFlow'
import { messagePrepared, signInRefused, statusSet } from './signInTransitions'
import { withLimit } from './withLimit'

/** How long the making of a message may take: often a server gives the nonce. */
const prepareLimitMs = 15_000
/** How old a message may be when a wallet is asked; a nonce does not live much longer. */
const freshMs = 240_000

/** Whether there is a message for the active account that is good to be signed. */
export function isPrepared({ getState, host }: Latchkey, { preparedAt }: SignInFlow): boolean {
  return Boolean(getState().signIn?.message) && host.now() - preparedAt < freshMs
}

/**
 * [SIW-1] Has the message for the active account made before it is asked to sign, so that a click asks the wallet at once.
 * A failure is told in the state; `isQuiet` leaves an earlier one there. Never throws.
 */
export function prepareMessage(
  latchkey: Latchkey,
  flow: SignInFlow,
  { isQuiet = false } = {},
): Promise<void> {
  const { signer, preparing, question } = flow
  const { signIn } = latchkey.getState()
  if (!signer?.isSupported || !signIn) return Promise.resolve()
  if (preparing && isSameSigner(preparing.signer, signer)) return preparing.done
  if (isSignedIn(latchkey, flow) || /checking|signing|cancelling/.test(signIn.status))
    return Promise.resolve()
  if (question && isStillSigner(flow, question.signer)) {
    latchkey.store.send(statusSet, 'signing')
    return Promise.resolve()
  }
  if (isPrepared(latchkey, flow)) {
    if (/signed-/.test(signIn.status)) latchkey.store.send(statusSet, 'ready')
    return Promise.resolve()
  }
  if (!isQuiet) latchkey.store.send(statusSet, 'preparing')
  const done = make(latchkey, flow, signer, isQuiet)
  flow.preparing = { signer, done }
  return done
}

async function make(latchkey: Latchkey, flow: SignInFlow, signer: Signer, isQuiet: boolean): Promise<void> {
  const { host, store } = latchkey
  const awaited = isQuiet ? 'ready' : 'preparing'
  /** Whether anybody still waits for it. */
  const isWanted = () => isSameSigner(flow.signer, signer) && latchkey.getState().signIn?.status === awaited
  try {
    const message = await withLimit(host, prepareLimitMs, signInFailed, async () => {
      const input = { accountAddress: signer.address, chainId: signer.networkId }
      return checked(await flow.config.createMessage(input), signer)
    })
    if (!isWanted()) return
    flow.preparedAt = host.now()
    store.send(messagePrepared, message)
  } catch (error) {
    latchkey.logger.warn('There is no message to sign in with', error)
    if (isWanted()) store.send(signInRefused, { status: 'ready', failure: flow.toKind(error), message: null })
  } finally {
    if (flow.preparing?.signer === signer) flow.preparing = null
  }
}

/** A message that is what was asked for: nobody signs one of somebody else. @throws signInFailed */
function checked(message: SignInMessage, { namespace, address, networkId }: Signer): SignInMessage {
  const text = String(message)
  const { accountAddress, chainId } = message.data
  const isWhose = isSameAddress(namespace, accountAddress, address) && chainId === networkId
  if (!isWhose || !text || text.length > maxSignInMessageLength) throw signInFailed()
  return message
}
