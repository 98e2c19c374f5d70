/** The codes of JSON-RPC errors from the bundler, as ERC-4337 and ERC-7677 name them. */
export const bundlerCodes = {
  invalidParams: -32602,
  /** The EntryPoint rejects the operation, for example because its nonce was used. */
  rejected: -32500,
  /** The paymaster rejects the operation. */
  paymasterRejected: -32501,
  /** The paymaster's promise has expired. */
  expired: -32503,
  /** The sponsor doesn't pay; `data.reason` is one of `sponsorReasons`. */
  refused: -32504,
  /** The account didn't sign the operation. */
  invalidSignature: -32507,
  /** The paymaster has too little money. */
  paymasterEmpty: -32508,
  /** The calls of the operation revert; `data` is what they revert with. */
  reverted: -32521,
} as const
