import { type SignInSession, signInMalformed, signInSessionSchema } from '@latchkey/protocol'
import { safeParse } from 'valibot'

/** [SIW-6] Parses a session from a page: checks shape and sizes only. @throws signInMalformed */
export function parseSignInSession(input: unknown): SignInSession {
  const read = safeParse(signInSessionSchema, input)
  if (!read.success) throw signInMalformed({ reason: 'session' })
  return read.output
}
