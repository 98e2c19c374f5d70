import { defineError } from './defineError'

/** [FMT-7] Not a decimal number. */
export const invalidNumber = /* @__PURE__ */ defineError(
  'decimal/invalid-number',
  '{value} is not a decimal number',
)

/** [FMT-7] Not a count of decimal places, or a number with more places than there are. */
export const invalidDecimalPlaces = /* @__PURE__ */ defineError(
  'decimal/invalid-places',
  '{places} decimal places are not possible here',
)

/** [FMT-7] Not one of the rounding modes. */
export const invalidRounding = /* @__PURE__ */ defineError(
  'decimal/invalid-rounding',
  'There is no rounding mode {mode}',
)

/** [FMT-7] Divided by zero. */
export const divisionByZero = /* @__PURE__ */ defineError(
  'decimal/division-by-zero',
  'A number can not be divided by zero',
)

/** [FMT-7] A negative number has no square root. */
export const noSquareRoot = /* @__PURE__ */ defineError(
  'decimal/no-square-root',
  '{value} has no square root',
)

/** [FMT-7] A conversion would lose digits. */
export const impreciseConversion = /* @__PURE__ */ defineError(
  'decimal/imprecise-conversion',
  '{value} can not be converted without losing digits',
)
