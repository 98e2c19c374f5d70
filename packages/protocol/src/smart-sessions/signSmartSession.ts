import { object, optional, pipe, regex, string, uuid } from 'valibot'
import { defineCall } from '../http/defineCall'
import { userOperationSchema } from './userOperationSchema'

/**
 * Makes the gateway co-sign a user operation that carries the signature of the site's key. Returns both signatures in
 * the order of the keys, as ABI `bytes[]`.
 */
export const signSmartSession = /* @__PURE__ */ defineCall({
  name: 'signSmartSession',
  method: 'POST',
  // Signing the same operation again counts once.
  idempotent: true,
  path: '/v1/sessions/{address}/sign',
  body: object({
    pci: pipe(string(), uuid()),
    userOp: userOperationSchema,
    /** The EntryPoint of the operation; version 0.7 by default. */
    entryPoint: optional(pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/))),
  }),
  output: object({ signature: pipe(string(), regex(/^0x[0-9a-f]+$/)) }),
})
