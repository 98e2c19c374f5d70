import { base64urlnopad } from '@scure/base'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { askBrowser } from './askBrowser'
import { passkeySecret, secretExtension } from './passkeySecret'
import { takePasskey } from './takePasskey'

/**
 * Creates a passkey in a click. Many passkeys give their secret only when they are used, so one that gave none is used at
 * once. @throws passkeyCancelled, passkeyUnable
 */
export async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  const optionsJSON = { ...options, extensions: secretExtension as object }
  const { id, rawId, type, response, clientExtensionResults } = await askBrowser(() =>
    startRegistration({ optionsJSON }),
  )
  const { clientDataJSON, attestationObject } = response
  return {
    secret: passkeySecret(clientExtensionResults) ?? (await takeOnce(id, options)),
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      // The secret is in the results. The server refuses any.
      clientExtensionResults: {},
    },
  }
}

/** Only the secret counts here, so any challenge will do: nobody checks the answer. */
async function takeOnce(id: string, { rp }: PublicKeyCredentialCreationOptionsJSON) {
  const { secret } = await takePasskey({
    challenge: base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(32))),
    allowCredentials: [{ id, type: 'public-key' }],
    userVerification: 'required',
    ...(rp.id === undefined ? {} : { rpId: rp.id }),
  })
  return secret
}
