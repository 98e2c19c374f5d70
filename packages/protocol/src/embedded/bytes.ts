import { maxLength, minLength, pipe, regex, string } from 'valibot'

/** Bytes in base64url without padding: exactly `least` bytes, or up to `most`. */
export function bytes(least: number, most = least) {
  const lengthOf = (count: number) => Math.ceil((count * 4) / 3)
  return pipe(string(), minLength(lengthOf(least)), maxLength(lengthOf(most)), regex(/^[\w-]*$/))
}
