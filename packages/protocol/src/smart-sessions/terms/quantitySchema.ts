import {
  check,
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  number,
  pipe,
  regex,
  string,
  transform,
  union,
} from 'valibot'

const largest = 1n << 256n

/** An amount of up to 256 bits in any notation, as hexadecimal: equal amounts give equal texts. */
export const quantitySchema: GenericSchema<string | number, string> = /* @__PURE__ */ (() =>
  pipe(
    union([
      pipe(string(), regex(/^(?:0x[0-9a-fA-F]{1,64}|\d{1,78})$/)),
      pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER)),
    ]),
    transform((value) => BigInt(value)),
    check((amount) => amount < largest),
    transform((amount) => `0x${amount.toString(16)}`),
  ))()
