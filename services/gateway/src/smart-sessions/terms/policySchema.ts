import { integer, literal, maxValue, minValue, number, pipe, strictObject, variant } from 'valibot'
import { quantitySchema } from './quantitySchema'

const count = pipe(number(), integer(), minValue(1), maxValue(1_000_000_000))

/** The policies that the gateway can hold an operation against; all others are refused. */
export const policySchema = /* @__PURE__ */ variant('type', [
  /** So many operations in all. */
  strictObject({ type: literal('call-limit'), data: strictObject({ count }) }),
  /** So many operations in each interval of seconds. */
  strictObject({ type: literal('rate-limit'), data: strictObject({ count, interval: count }) }),
  /** So much of the native currency for gas, in all. */
  strictObject({ type: literal('gas-limit'), data: strictObject({ limit: quantitySchema }) }),
])
