import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { askBrowser } from './askBrowser'
import { bareResponse } from './bareResponse'

/** Asks the visitor to confirm with a passkey. Its secret isn't asked for. @throws passkeyCancelled */
export async function confirmPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  return bareResponse(await askBrowser(() => startAuthentication({ optionsJSON: options })))
}
