import type { getNonce as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { limitSignIn } from './limitSignIn'

/** [SIW-6] Issues a nonce; nothing is stored until it is used. */
export function getNonce(services: Services): Handler<typeof contract> {
  return ({ project, context }) => {
    limitSignIn(services, 'getNonce', project, context)
    return services.signIn.tokens.makeNonce(project.id)
  }
}
