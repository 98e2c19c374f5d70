import { maxLength, object, optional, pipe, regex, string } from 'valibot'
import { defineCall } from '../http/defineCall'

/** Gives a provider the signed transaction of a `post` step; the provider sends it. */
export const postSwapOrder = /* @__PURE__ */ defineCall({
  name: 'postSwapOrder',
  method: 'POST',
  path: '/v1/swap/orders',
  body: object({
    projectId: optional(pipe(string(), maxLength(100))),
    provider: pipe(string(), maxLength(50)),
    handle: pipe(string(), maxLength(1_000)),
    /** The signed transaction, base64. */
    signed: pipe(string(), maxLength(20_000), regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  output: object({
    /** Of the transaction. */
    hash: string(),
  }),
})
