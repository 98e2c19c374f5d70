import { type InferOutput, maxLength, nullish, object, pipe, regex, string } from 'valibot'

const address = /* @__PURE__ */ pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/))
const bytes = /* @__PURE__ */ pipe(string(), maxLength(60_000), regex(/^0x(?:[0-9a-fA-F]{2})*$/))
/** Hexadecimal or decimal; JSON numbers can't be this large. */
const quantity = /* @__PURE__ */ pipe(string(), regex(/^(?:0x[0-9a-fA-F]{1,64}|\d{1,78})$/))

/** A user operation of ERC-4337 as bundlers accept it: for EntryPoint 0.7 and 0.8, or 0.6 with `paymasterAndData`. */
export const userOperationSchema = /* @__PURE__ */ object({
  sender: address,
  nonce: quantity,
  initCode: nullish(bytes),
  factory: nullish(bytes),
  factoryData: nullish(bytes),
  callData: bytes,
  callGasLimit: quantity,
  verificationGasLimit: quantity,
  preVerificationGas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
  paymasterAndData: nullish(bytes),
  paymaster: nullish(address),
  paymasterVerificationGasLimit: nullish(quantity),
  paymasterPostOpGasLimit: nullish(quantity),
  paymasterData: nullish(bytes),
  signature: bytes,
})

/** A user operation on the wire. */
export type UserOperationInput = InferOutput<typeof userOperationSchema>
