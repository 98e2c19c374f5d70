import { integer, maxLength, maxValue, minValue, number, object, pipe, regex, string } from 'valibot'

/** A message about a name, signed by an account. */
export const signedName = /* @__PURE__ */ object({
  /** ENSIP-11 coin type of the chain the account signs on; 60 is Ethereum. */
  coin_type: pipe(number(), integer(), minValue(0), maxValue(0xffff_ffff)),
  /** The account that signs. */
  address: pipe(string(), maxLength(100)),
  /** JSON, see `writeNameMessage`. */
  message: pipe(string(), maxLength(2_000)),
  /** `personal_sign` of the message, of an account with a key or by ERC-1271. */
  signature: pipe(string(), maxLength(20_000), regex(/^0x(?:[0-9a-f]{2})+$/i)),
})
