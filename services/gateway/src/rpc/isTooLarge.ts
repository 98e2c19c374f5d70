import { refusals } from '../http/refusals'
import { answerTooLarge } from './errors'

/** Whether a chain counts as down only because an answer exceeded the limit. */
export function isTooLarge(error: unknown): boolean {
  return refusals.chainDown.is(error) && answerTooLarge.is(error.cause)
}
