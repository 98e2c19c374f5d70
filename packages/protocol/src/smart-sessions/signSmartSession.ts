import { object, optional, pipe, regex, string, uuid } from 'valibot'
import { defineCall } from '../http/defineCall'
import { userOperationSchema } from './userOperationSchema'

/**
 * Has the gateway sign a user operation beside the site's key, whose signature it carries already. The answer is both
 * signatures in the order of the keys, as the ABI's `bytes[]`.
 */
export const signSmartSession = /* @__PURE__ */ defineCall({
  name: 'signSmartSession',
  method: 'POST',
  // The same operation is counted once, however often it is signed.
  idempotent: true,
  path: '/v1/sessions/{address}/sign',
  body: object({
    pci: pipe(string(), uuid()),
    userOp: userOperationSchema,
    /** The EntryPoint that the operation is for; that of version 0.7, if it is left out. */
    entryPoint: optional(pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/))),
  }),
  output: object({ signature: pipe(string(), regex(/^0x[0-9a-f]+$/)) }),
})
