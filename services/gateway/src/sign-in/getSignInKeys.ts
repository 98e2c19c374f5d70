import type { getSignInKeys as contract } from '@latchkey/protocol'
import { jsonReply } from '../http/Reply'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'

/** Returns the public keys of tokens; back ends fetch them again when they meet an unknown key. */
export function getSignInKeys({ signIn }: Services): Handler<typeof contract> {
  const reply = jsonReply({ keys: signIn.keys.published }, 200, { 'cache-control': 'public, max-age=300' })
  return () => reply
}
