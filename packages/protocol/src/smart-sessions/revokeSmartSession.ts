import { maxLength, object, pipe, string, uuid } from 'valibot'
import { defineCall } from '../http/defineCall'

/** Ends a smart session; the account signs `writeSmartSessionText('revoke', …)`. */
export const revokeSmartSession = /* @__PURE__ */ defineCall({
  name: 'revokeSmartSession',
  method: 'POST',
  path: '/v1/sessions/{address}/revoke',
  body: object({ pci: pipe(string(), uuid()), signature: pipe(string(), maxLength(20_000)) }),
  // An object rather than nothing: generic clients parse every answer as JSON.
  output: object({}),
})
