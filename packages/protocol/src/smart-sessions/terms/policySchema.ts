import { integer, literal, maxValue, minValue, number, pipe, strictObject, variant } from 'valibot'
import { quantitySchema } from './quantitySchema'

/** The policies that wallet and gateway can check calls against; rejects all others. */
export const policySchema = /* @__PURE__ */ (() => {
  const count = pipe(number(), integer(), minValue(1), maxValue(1_000_000_000))
  return variant('type', [
    /** Limits the number of operations. */
    strictObject({ type: literal('call-limit'), data: strictObject({ count }) }),
    /** Limits the number of operations per interval, in seconds. */
    strictObject({ type: literal('rate-limit'), data: strictObject({ count, interval: count }) }),
    /** Limits the native currency spent on gas. */
    strictObject({ type: literal('gas-limit'), data: strictObject({ limit: quantitySchema }) }),
  ])
})()
