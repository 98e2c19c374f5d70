import { literal, object, pipe, regex, string, uuid } from 'valibot'
import { defineCall } from '../http/defineCall'
import { smartSessionTerms } from './smartSessionTerms'

/** Starts a smart session: returns its id and the public key with which the gateway co-signs. */
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
