import { maxLength, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../http/defineCall'
import { getNameLookup } from './getNameLookup'

/** Answers a lookup whose data is too long for a URL (ERC-3668). */
export const postNameLookup = /* @__PURE__ */ defineCall({
  name: 'postNameLookup',
  method: 'POST',
  // It changes nothing.
  idempotent: true,
  path: '/v1/names/ccip',
  query: object({ chainId: optional(pipe(string(), maxLength(100))) }),
  body: object({
    sender: pipe(string(), maxLength(100)),
    data: pipe(string(), maxLength(20_000)),
  }),
  output: getNameLookup.output,
})
