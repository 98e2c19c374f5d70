import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { askBrowser } from './askBrowser'
import { bareResponse } from './bareResponse'
import { passkeyUnable } from './errors'
import { passkeySecret, secretExtension } from './passkeySecret'

/** Asks the visitor for a passkey. The answer to the server has no trace of the secret. @throws passkeyCancelled, passkeyUnable */
export async function takePasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const optionsJSON = { ...options, extensions: secretExtension as object }
  const answer = await askBrowser(() => startAuthentication({ optionsJSON }))
  const secret = passkeySecret(answer.clientExtensionResults)
  if (!secret) throw passkeyUnable()
  return { secret, response: bareResponse(answer) }
}
