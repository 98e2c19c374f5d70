import { maxLength, object, optional, pipe, regex, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** Answers what a resolver contract of the operator's zones looks up off chain (ERC-3668), with a signature. */
export const getNameLookup = /* @__PURE__ */ defineCall({
  name: 'getNameLookup',
  method: 'GET',
  /** `{data}` may end with `.json`. */
  path: '/v1/names/ccip/{sender}/{data}',
  /** The chain of the resolver as CAIP-2 id, if the operator has several. */
  query: object({ chainId: optional(pipe(string(), maxLength(100))) }),
  output: object({ data: pipe(string(), regex(/^0x(?:[0-9a-f]{2})*$/)) }),
})
