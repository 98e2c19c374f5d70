import { pipe, regex, string, transform } from 'valibot'

/** A number of up to 128 bits, as bundlers write it. */
export const quantity = () =>
  pipe(
    string(),
    regex(/^0x[0-9a-f]{1,32}$/i),
    transform((text) => text as `0x${string}`),
  )
