import { isLatchkeyError, routeNotFound } from '@latchkey/protocol'
import { signInRefusals } from '../sign-in/signInRefusals'
import { smartSessionRefusals } from '../smart-sessions/smartSessionRefusals'
import { errorBody } from './errorBody'
import { jsonReply } from './jsonReply'
import { Reply } from './Reply'
import { refusals } from './refusals'
import { textRefusals } from './textRefusals'

const plain = { 'content-type': 'text/plain; charset=UTF-8' }

/** The answer to a request that was refused, or nothing where the gateway itself has failed. */
export function replyToError(error: unknown): Reply | undefined {
  if (!isLatchkeyError(error)) return undefined
  if (routeNotFound.is(error)) return jsonReply(errorBody('', error.message), 404)
  const text = Object.values(textRefusals).find(({ code }) => code === error.code)
  if (text) return new Reply(error.message, text.status, plain)
  const coded =
    signInRefusals.get(error.code) ??
    Object.values(smartSessionRefusals).find(({ code }) => code === error.code)
  // The kind goes with it, so that a client knows what to do next; values are what the client itself has sent.
  if (coded) return jsonReply({ ...errorBody(coded.field, error.message), ...error.toJSON() }, coded.status)
  const refusal = Object.values(refusals).find(({ code }) => code === error.code)
  if (!refusal) return undefined
  const headers = refusals.tooMany.is(error) ? { 'retry-after': `${error.values.seconds}` } : {}
  return jsonReply(errorBody(refusal.field, error.message), refusal.status, headers)
}
