import {
  array,
  type InferOutput,
  integer,
  maxLength,
  minLength,
  minValue,
  nullable,
  number,
  object,
  pipe,
  regex,
  string,
} from 'valibot'

const amount = () => pipe(string(), regex(/^0x[0-9a-f]{1,24}$/))
const whole = () => pipe(number(), integer(), minValue(0))

/** What a site may do without asking: the calls, and the limits on all of them together. */
export const grantTerms = () =>
  object({
    calls: pipe(
      array(
        object({
          /** The contract, in lower case. */
          to: pipe(string(), regex(/^0x[0-9a-f]{40}$/)),
          selector: pipe(string(), regex(/^0x[0-9a-f]{8}$/)),
          /** The function with the types of its arguments. */
          signature: pipe(string(), maxLength(2_000)),
          /** The most that one call may pay. */
          most: amount(),
        }),
      ),
      minLength(1),
      maxLength(50),
    ),
    /** The coins that all calls of a period may pay together. Null if each call has its own limit alone. */
    native: nullable(object({ amount: amount(), start: whole(), period: pipe(whole(), minValue(1)) })),
    /** How many calls there may be. */
    count: pipe(whole(), minValue(1)),
    /** How many calls there may be in each interval, in seconds. */
    rates: pipe(array(object({ count: whole(), interval: pipe(whole(), minValue(1)) })), maxLength(10)),
    /** What the account may pay for gas in total. */
    fees: amount(),
    /** When it ends, in seconds since 1970. */
    expiry: whole(),
  })

/** What a site may do without asking. */
export type GrantTerms = InferOutput<ReturnType<typeof grantTerms>>
