import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { askBrowser } from './askBrowser'
import { passkeyUnable } from './errors'
import { passkeySecret, secretExtension } from './passkeySecret'

/** Asks the visitor for a passkey. The answer to the server has no trace of the secret. @throws passkeyCancelled, passkeyUnable */
export async function takePasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const optionsJSON = { ...options, extensions: secretExtension as object }
  const { id, rawId, type, response, clientExtensionResults } = await askBrowser(() =>
    startAuthentication({ optionsJSON }),
  )
  const secret = passkeySecret(clientExtensionResults)
  if (!secret) throw passkeyUnable()
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    secret,
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
      // The secret is in the results. The server refuses any.
      clientExtensionResults: {},
    },
  }
}
