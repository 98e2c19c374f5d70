import { Decimal } from '@latchkey/protocol'
import { finite, minValue, number, pipe, regex, string, transform, union } from 'valibot'

/** An amount in a vendor's answer, as text or as a JSON number. Becomes exact text without an exponent. */
export const vendorNumber = union([
  pipe(string(), regex(/^\d{1,40}(\.\d{1,40})?$/)),
  pipe(
    number(),
    finite(),
    minValue(0),
    // The shortest text of a number is what the vendor wrote, up to 15 digits.
    transform((value) => Decimal.from(`${value}`).toString()),
  ),
])
