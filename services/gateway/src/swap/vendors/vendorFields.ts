import { pipe, regex, string, transform } from 'valibot'

/** An amount in a vendor's answer. */
export const vendorAmount = pipe(
  string(),
  regex(/^\d{1,78}$/),
  transform((value) => BigInt(value)),
)

/** A quantity that some vendors write in hexadecimal. */
export const vendorQuantity = pipe(
  string(),
  regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/),
  transform((value) => BigInt(value)),
)

/** An EVM address in a vendor's answer, in lower case. */
export const vendorAddress = pipe(
  string(),
  regex(/^0x[0-9a-fA-F]{40}$/),
  transform((value) => value.toLowerCase()),
)

/** Call data in a vendor's answer. */
export const vendorData = pipe(string(), regex(/^0x(?:[0-9a-fA-F]{2}){4,100000}$/))
