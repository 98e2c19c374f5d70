import { type InferOutput, maxLength, nullish, object, picklist, pipe, regex, string } from 'valibot'

const address = /* @__PURE__ */ pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/))
const bytes = /* @__PURE__ */ pipe(string(), maxLength(100_002), regex(/^0x(?:[0-9a-fA-F]{2})*$/))
const quantity = /* @__PURE__ */ pipe(string(), regex(/^0x[0-9a-fA-F]{1,64}$/))

/** An EIP-7702 authorisation: the account allows a contract to be its code. */
const authorization = /* @__PURE__ */ object({
  chainId: quantity,
  address,
  nonce: quantity,
  r: quantity,
  s: quantity,
  // Some clients write whole bytes.
  yParity: picklist(['0x0', '0x1', '0x00', '0x01']),
})

/** A user operation of EntryPoint 0.8 in the JSON form of ERC-4337. All numbers are hexadecimal. */
export const bundlerOperation = /* @__PURE__ */ object({
  sender: address,
  nonce: quantity,
  callData: bytes,
  callGasLimit: quantity,
  verificationGasLimit: quantity,
  preVerificationGas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
  signature: bytes,
  factory: nullish(bytes),
  factoryData: nullish(bytes),
  paymaster: nullish(address),
  paymasterVerificationGasLimit: nullish(quantity),
  paymasterPostOpGasLimit: nullish(quantity),
  paymasterData: nullish(bytes),
  /** Required until the account delegates to the implementation. */
  eip7702Auth: nullish(authorization),
})

/** A user operation on the wire. */
export type BundlerOperation = InferOutput<typeof bundlerOperation>
