import { optional, picklist } from 'valibot'

/** The version a client speaks: with 2, a missing name is an empty list; without, a 404. */
export const apiVersion = /* @__PURE__ */ optional(picklist(['1', '2']))
