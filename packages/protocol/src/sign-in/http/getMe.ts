import { isoTimestamp, number, object, pipe, string, union } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { signInTokenSchema } from './signInTokenSchema'

/**
 * [SIW-6] Returns who is signed in by `authorization: Bearer <token>` (or the cookie), with a fresh token. An expired
 * token is renewed as long as its session lives.
 */
export const getMe = /* @__PURE__ */ defineCall({
  name: 'getMe',
  method: 'GET',
  path: '/auth/v1/me',
  output: object({
    address: string(),
    /** A number on EVM chains, the reference of the CAIP-2 id on others. */
    chainId: union([number(), string()]),
    /** The CAIP-2 id. */
    networkId: string(),
    /** The host of the page that signed in. */
    domain: string(),
    signedInAt: pipe(string(), isoTimestamp()),
    ...signInTokenSchema.entries,
  }),
})
