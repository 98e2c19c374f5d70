import { postStepUp } from '@latchkey/protocol'
import type { LoginClient } from '../session/createLoginClient'
import { answerByPasskey } from './answerByPasskey'

/** Has the visitor touch a passkey in a click, and the server check it. @throws passkeyCancelled, passkeyRefused */
export async function touchPasskey(login: LoginClient): Promise<void> {
  await login.call(postStepUp, { body: { response: await answerByPasskey(login) } })
}
