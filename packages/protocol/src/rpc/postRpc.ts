import { maxLength, object, pipe, string, unknown } from 'valibot'
import { defineCall } from '../http/defineCall'

/** [RPC-1] JSON-RPC to the nodes of a chain: one call, or several as an array. */
export const postRpc = /* @__PURE__ */ defineCall({
  name: 'postRpc',
  method: 'POST',
  // A read may be repeated, and so may a signed transaction: its hash is the same.
  idempotent: true,
  path: '/v1',
  query: object({ chainId: pipe(string(), maxLength(100)) }),
  body: unknown(),
  output: unknown(),
})
