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

const key = strictObject({
  // The gateway checks every signature of the other key, and supports only this curve.
  type: literal('secp256k1'),
  publicKey: pipe(string(), regex(/^0x04[0-9a-fA-F]{128}$/), toLowerCase()),
})

/** Terms the gateway fully understands, in one notation: equal terms give equal JSON. */
export const termsSchema = /* @__PURE__ */ strictObject({
  expiry: number(),
  signer: strictObject({
    type: literal('keys'),
    data: strictObject({ keys: pipe(array(key), minLength(1), maxLength(2)) }),
  }),
  permissions: array(permissionSchema),
  policies: array(policySchema),
})

/** The parsed terms of a smart session. */
export type Terms = InferOutput<typeof termsSchema>
