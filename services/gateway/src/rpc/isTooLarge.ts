import { refusals } from '../http/refusals'
import { answerTooLarge } from './errors'

/** Whether a chain is only told to be down because what a node answered is larger than the gateway takes. */
export function isTooLarge(error: unknown): boolean {
  return refusals.chainDown.is(error) && answerTooLarge.is(error.cause)
}
