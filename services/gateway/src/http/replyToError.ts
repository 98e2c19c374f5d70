import { isLatchkeyError, routeNotFound } from '@latchkey/protocol'
import { nameAnswers } from '../name/nameRefusals'
import { onrampRefusals } from '../onramp/onrampRefusals'
import { signInRefusals } from '../sign-in/signInRefusals'
import { smartSessionRefusals } from '../smart-sessions/smartSessionRefusals'
import { jsonReply, Reply } from './Reply'
import { refusals } from './refusals'
import { textRefusals } from './textRefusals'

/** The body of an error: always one reason, with an empty `field` when no field caused it. */
type ErrorBody = {
  readonly status: 'FAILED'
  readonly reasons: readonly [{ readonly field: string; readonly description: string }]
}

/** Returns the standard error body of all routes. */
export function errorBody(field: string, description: string): ErrorBody {
  return { status: 'FAILED', reasons: [{ field, description }] }
}

const plain = { 'content-type': 'text/plain; charset=UTF-8' }

/** Returns the answer to an error a client caused, or nothing when the gateway itself failed. */
export function replyToError(error: unknown): Reply | undefined {
  if (!isLatchkeyError(error)) return undefined
  if (routeNotFound.is(error)) return jsonReply(errorBody('', error.message), 404)
  const text = Object.values(textRefusals).find(({ code }) => code === error.code)
  if (text) return new Reply(error.message, text.status, plain)
  const coded =
    signInRefusals.get(error.code) ??
    onrampRefusals.get(error.code) ??
    nameAnswers.get(error.code) ??
    Object.values(smartSessionRefusals).find(({ code }) => code === error.code)
  // The code tells the client what to do next; the values are what the client sent.
  if (coded) return jsonReply({ ...errorBody(coded.field, error.message), ...error.toJSON() }, coded.status)
  const refusal = Object.values(refusals).find(({ code }) => code === error.code)
  if (!refusal) return undefined
  const { seconds } = error.values
  const headers = seconds === undefined ? {} : { 'retry-after': `${seconds}` }
  return jsonReply(errorBody(refusal.field, error.message), refusal.status, headers)
}
