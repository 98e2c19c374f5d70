import {
  array,
  type InferOutput,
  literal,
  maxLength,
  minLength,
  number,
  pipe,
  regex,
  strictObject,
  string,
  toLowerCase,
} from 'valibot'
import { permissionSchema } from './permissionSchema'
import { policySchema } from './policySchema'

/** Terms that are fully understood, in one notation: equal terms give equal JSON. */
export const grantedTerms = /* @__PURE__ */ (() => {
  const key = strictObject({
    // Every signature of the other key is checked, on this curve only.
    type: literal('secp256k1'),
    publicKey: pipe(string(), regex(/^0x04[0-9a-fA-F]{128}$/), toLowerCase()),
  })
  return strictObject({
    expiry: number(),
    signer: strictObject({
      type: literal('keys'),
      data: strictObject({ keys: pipe(array(key), minLength(1), maxLength(2)) }),
    }),
    permissions: array(permissionSchema),
    policies: array(policySchema),
  })
})()

/** The terms of a smart session, parsed. */
export type GrantedTerms = InferOutput<typeof grantedTerms>
