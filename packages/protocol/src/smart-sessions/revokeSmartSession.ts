import { maxLength, object, pipe, string, uuid } from 'valibot'
import { defineCall } from '../http/defineCall'

/** Ends a smart session; the signature is the account's over `writeSmartSessionText('revoke', …)`. */
export const revokeSmartSession = /* @__PURE__ */ defineCall({
  name: 'revokeSmartSession',
  method: 'POST',
  path: '/v1/sessions/{address}/revoke',
  body: object({ pci: pipe(string(), uuid()), signature: pipe(string(), maxLength(20_000)) }),
  // An object, not nothing: generic clients parse every answer as JSON.
  output: object({}),
})
