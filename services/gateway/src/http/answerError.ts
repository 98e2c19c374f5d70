import { isLatchkeyError } from '@latchkey/protocol'
import type { Context } from 'hono'
import { errorBody } from './errorBody'
import { refusals } from './refusals'
import { textRefusals } from './textRefusals'

/** The answer to a request that was refused, or nothing where the gateway itself has failed. */
export function answerError(context: Context, error: unknown): Response | undefined {
  if (!isLatchkeyError(error)) return undefined
  const text = Object.values(textRefusals).find(({ code }) => code === error.code)
  if (text) return context.text(error.message, text.status)
  const refusal = Object.values(refusals).find(({ code }) => code === error.code)
  if (!refusal) return undefined
  if (refusals.tooMany.is(error)) context.header('retry-after', `${error.values.seconds}`)
  return context.json(errorBody(refusal.field, error.message), refusal.status)
}
