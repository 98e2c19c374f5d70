import { pipe, regex, string } from 'valibot'

/** An amount in base units that isn't zero, and fits into 256 bits. */
export const swapAmount = /* @__PURE__ */ pipe(string(), regex(/^[1-9]\d{0,76}$/, 'not a positive integer'))

/** An amount in base units; zero is one. */
export const swapAmountOrZero = /* @__PURE__ */ pipe(string(), regex(/^(0|[1-9]\d{0,77})$/, 'not an integer'))
