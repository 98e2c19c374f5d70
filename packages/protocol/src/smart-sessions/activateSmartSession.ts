import { maxLength, object, optional, pipe, regex, string, uuid } from 'valibot'
import { defineCall } from '../http/defineCall'
import { smartSessionTerms } from './smartSessionTerms'

/**
 * Activates a smart session that the wallet granted on the terms it was started with. With the account's signature
 * over `writeSmartSessionText('confirm', …)`, which names these terms, it counts as the account's own; without, anybody may have started it.
 */
export const activateSmartSession = /* @__PURE__ */ defineCall({
  name: 'activateSmartSession',
  method: 'POST',
  path: '/v1/sessions/{address}/activate',
  body: object({
    pci: pipe(string(), uuid()),
    ...smartSessionTerms.entries,
    /** What the account's validator needs, from the wallet. */
    context: pipe(string(), maxLength(40_000), regex(/^0x(?:[0-9a-f]{2})*$/i)),
    signature: optional(pipe(string(), maxLength(20_000))),
  }),
  // An object rather than nothing: generic clients parse every answer as JSON.
  output: object({}),
})
