import { literal, object } from 'valibot'

/** The answer of a call that only does something. */
export const done = /* @__PURE__ */ (() => object({ ok: literal(true) }))()
