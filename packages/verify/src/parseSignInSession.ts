import { type SignInSession, signInMalformed, signInSessionSchema } from '@latchkey/protocol'
import { safeParse } from 'valibot'

/** [SIW-6] Reads what a page sent as a session: its shape and sizes, and nothing else of it. @throws signInMalformed */
export function parseSignInSession(input: unknown): SignInSession {
  const read = safeParse(signInSessionSchema, input)
  if (!read.success) throw signInMalformed({ reason: 'session' })
  return read.output
}
