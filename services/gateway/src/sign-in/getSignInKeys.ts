import type { getSignInKeys as contract } from '@latchkey/protocol'
import { jsonReply } from '../http/jsonReply'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'

/** The public keys of tokens; back ends ask for them again when they meet a key that they do not know. */
export function getSignInKeys({ signIn }: Services): Handler<typeof contract> {
  const reply = jsonReply({ keys: signIn.keys.published }, 200, { 'cache-control': 'public, max-age=300' })
  return () => reply
}
