import { maxLength, nullable, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** [ACC-1] Gets the name and avatar of an address. */
export const getIdentity = /* @__PURE__ */ defineCall({
  name: 'getIdentity',
  method: 'GET',
  path: '/v1/identity/{address}',
  query: object({
    sender: optional(pipe(string(), maxLength(200))),
    /** A CAIP-2 id: the name on this chain comes before the one on Ethereum (ENSIP-19). */
    chainId: optional(pipe(string(), maxLength(100))),
  }),
  output: object({
    name: nullable(string()),
    avatar: nullable(string()),
    /** When it was looked up (ISO 8601). */
    resolvedAt: optional(nullable(string())),
  }),
})
