import {
  array,
  literal,
  maxLength,
  null_,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
  unknown,
} from 'valibot'
import { defineCall } from '../http/defineCall'
import { bundlerMethods } from './bundlerMethods'

/** Makes one JSON-RPC call of ERC-4337 or ERC-7677 for a network: sends an operation, or asks about one. */
export const postBundler = /* @__PURE__ */ defineCall({
  name: 'postBundler',
  method: 'POST',
  // The same operation again has the same hash and is paid once.
  idempotent: true,
  path: '/v1/bundler',
  query: object({ chainId: pipe(string(), maxLength(100)) }),
  body: object({
    jsonrpc: literal('2.0'),
    id: union([number(), pipe(string(), maxLength(100)), null_()]),
    method: picklist(bundlerMethods),
    params: optional(pipe(array(unknown()), maxLength(5)), []),
  }),
  output: unknown(),
})
