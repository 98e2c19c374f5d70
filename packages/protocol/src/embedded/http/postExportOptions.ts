import { looseObject, nullable, object, string } from 'valibot'
import { defineCall } from '../../http/defineCall'

/** Starts to show the recovery words in a window: how the visitor confirms that it's them. */
export const postExportOptions = /* @__PURE__ */ defineCall({
  name: 'postExportOptions',
  method: 'POST',
  path: '/v1/export/options',
  body: object({}),
  output: object({
    /** PublicKeyCredentialRequestOptionsJSON; null for a wallet without a passkey, which needs a fresh login. */
    options: nullable(looseObject({ challenge: string() })),
  }),
})
