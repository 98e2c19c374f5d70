import { pipe, regex, string } from 'valibot'

/** The code in a mail: six digits. */
export const otp = /* @__PURE__ */ pipe(string(), /* @__PURE__ */ regex(/^\d{6}$/))
