import { maxLength, object, pipe, string } from 'valibot'

/** The chain to query, as a CAIP-2 id. */
export const chainQuery = /* @__PURE__ */ object({ chainId: pipe(string(), maxLength(100)) })
