import { literal, object, pipe, regex, string, uuid } from 'valibot'
import { defineCall } from '../http/defineCall'
import { smartSessionTerms } from './smartSessionTerms'

/** Begins a smart session: gives its identifier and the public key that the gateway signs with beside the site's. */
export const postSmartSession = /* @__PURE__ */ defineCall({
  name: 'postSmartSession',
  method: 'POST',
  path: '/v1/sessions/{address}',
  body: smartSessionTerms,
  output: object({
    pci: pipe(string(), uuid()),
    key: object({
      type: literal('secp256k1'),
      /** Uncompressed, 65 bytes. */
      publicKey: pipe(string(), regex(/^0x04[0-9a-f]{128}$/)),
    }),
  }),
})
