import { passkeyRefused, postStepUpOptions } from '@latchkey/protocol'
import type { LoginClient } from '../session/createLoginClient'
import { confirmPasskey } from '../views/passkey/confirmPasskey'

/** Asks for one of the visitor's passkeys, in a click. Its answer is for one call. @throws passkeyCancelled, passkeyRefused */
export async function answerByPasskey(
  login: LoginClient,
): Promise<Awaited<ReturnType<typeof confirmPasskey>>> {
  const { options } = await login.call(postStepUpOptions, { body: {} })
  if (!options) throw passkeyRefused()
  return confirmPasskey(options)
}
