import { defineError } from './defineError'

/** [FMT-7] Not a decimal number. */
export const invalidNumber = /* @__PURE__ */ defineError(
  'decimal/invalid-number',
  '{value} is not a decimal number',
)

/** [FMT-7] An invalid number of decimal places, or a number with too many of them. */
export const invalidDecimalPlaces = /* @__PURE__ */ defineError(
  'decimal/invalid-places',
  '{places} decimal places are not allowed here',
)

/** [FMT-7] Not one of the rounding modes. */
export const invalidRounding = /* @__PURE__ */ defineError(
  'decimal/invalid-rounding',
  'Unknown rounding mode "{mode}"',
)

/** [FMT-7] Divided by zero. */
export const divisionByZero = /* @__PURE__ */ defineError('decimal/division-by-zero', "Can't divide by zero")

/** [FMT-7] A negative number has no square root. */
export const noSquareRoot = /* @__PURE__ */ defineError(
  'decimal/no-square-root',
  '{value} has no square root',
)

/** [FMT-7] A conversion would lose digits. */
export const impreciseConversion = /* @__PURE__ */ defineError(
  'decimal/imprecise-conversion',
  "Can't convert {value} without losing digits",
)
