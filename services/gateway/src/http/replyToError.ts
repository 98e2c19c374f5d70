import { isLatchkeyError, routeNotFound } from '@latchkey/protocol'
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
  const refusal = Object.values(refusals).find(({ code }) => code === error.code)
  if (!refusal) return undefined
  const headers = refusals.tooMany.is(error) ? { 'retry-after': `${error.values.seconds}` } : {}
  return jsonReply(errorBody(refusal.field, error.message), refusal.status, headers)
}
