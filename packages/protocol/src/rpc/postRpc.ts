import { maxLength, object, pipe, string, unknown } from 'valibot'
import { defineCall } from '../http/defineCall'

/** [RPC-1] Sends JSON-RPC to the nodes of a chain: one call, or an array of them. */
export const postRpc = /* @__PURE__ */ defineCall({
  name: 'postRpc',
  method: 'POST',
  // Safe to repeat: reads change nothing, and a signed transaction keeps its hash.
  idempotent: true,
  path: '/v1',
  query: object({ chainId: pipe(string(), maxLength(100)) }),
  body: unknown(),
  output: unknown(),
})
