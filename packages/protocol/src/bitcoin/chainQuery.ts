import { maxLength, object, pipe, string } from 'valibot'

/** Which chain is asked, by CAIP-2 id. */
export const chainQuery = /* @__PURE__ */ object({ chainId: pipe(string(), maxLength(100)) })
