import type { Latchkey } from '../Latchkey'
import type { FrameClient } from '../ports/EmbeddedPort'
import type { EmbeddedState, EmbeddedStep } from './EmbeddedState'
import { openFrame } from './openFrame'
import { toFrameError } from './toFrameError'
import { loginFailed, loginMoved } from './transitions'

type StepRequest = {
  /** What the state says meanwhile. */
  readonly during: { readonly step: EmbeddedStep } & Partial<
    Pick<EmbeddedState, 'email' | 'provider' | 'farcasterUrl'>
  >
  /** Where the visitor is after a failure. */
  readonly back: EmbeddedStep
}

/**
 * Runs one step of a login with the frame. A failure goes into the state, unless a later step has started. Never throws.
 */
export async function runStep(
  latchkey: Latchkey,
  { during, back }: StepRequest,
  work: (client: FrameClient) => Promise<void>,
): Promise<void> {
  const { live, logger, store } = latchkey
  const turn = {}
  live.loginTurn = turn
  store.send(loginMoved, during)
  try {
    await work(await openFrame(latchkey))
  } catch (cause) {
    logger.info('A step of the sign-in failed', cause)
    if (live.loginTurn === turn) store.send(loginFailed, { step: back, error: toFrameError(cause) })
  }
}
