import { type Address, encodeFunctionData, type Hex } from 'viem'
import { entryPoint08Abi, toPackedUserOperation } from 'viem/account-abstraction'
import type { SponsoredOperation } from './readOperation'

/** Encodes the call with which the sponsor carries an operation. */
export function encodeHandleOps(operation: SponsoredOperation, sponsor: Address): Hex {
  const { sender, nonce, callData, callGasLimit, verificationGasLimit, signature, isDelegating } = operation
  const packed = toPackedUserOperation({
    sender,
    nonce,
    callData,
    callGasLimit,
    verificationGasLimit,
    signature,
    preVerificationGas: 0n,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
    ...(isDelegating ? { factory: '0x7702000000000000000000000000000000000000' } : {}),
  })
  // The operation pays no fee, so nothing goes to the beneficiary.
  return encodeFunctionData({ abi: entryPoint08Abi, functionName: 'handleOps', args: [[packed], sponsor] })
}
