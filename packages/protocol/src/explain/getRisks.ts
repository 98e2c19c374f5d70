import { array, nullable, object, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/**
 * Gets the listed addresses whose `riskKey` has a SHA-256 that starts with these 4 to 8 hexadecimal digits. The caller
 * looks for its own address among them, so the gateway doesn't learn which one was meant.
 */
export const getRisks = /* @__PURE__ */ defineCall({
  name: 'getRisks',
  method: 'GET',
  path: '/v1/risks/{prefix}',
  output: object({
    /** The lists that were searched. Without any, no entry means nothing. */
    sources: array(string()),
    entries: array(
      object({
        /** SHA-256 of the address's `riskKey`, in hexadecimal. */
        hash: string(),
        /** The list it is on. */
        source: string(),
        /** Why, in the words of the list. */
        reason: nullable(string()),
      }),
    ),
  }),
})
