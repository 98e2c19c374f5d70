import { looseObject, object, string } from 'valibot'
import { defineCall } from '../../http/defineCall'

/** Starts to add a passkey. */
export const postPasskeyOptions = /* @__PURE__ */ defineCall({
  name: 'postPasskeyOptions',
  method: 'POST',
  path: '/v1/passkeys/options',
  body: object({}),
  output: object({
    /** PublicKeyCredentialCreationOptionsJSON. */
    options: looseObject({ challenge: string() }),
  }),
})
