import { pipe, regex, string, toLowerCase } from 'valibot'

/** An address, in lower case. */
export const addressSchema = /* @__PURE__ */ pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/), toLowerCase())
