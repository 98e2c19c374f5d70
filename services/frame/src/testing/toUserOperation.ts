import type { BundlerOperation } from '@latchkey/protocol'
import type { Hex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'

/** Reads an operation as bundlers get it. */
export function toUserOperation(wire: BundlerOperation): UserOperation<'0.8'> {
  return {
    sender: wire.sender as Hex,
    nonce: BigInt(wire.nonce),
    callData: wire.callData as Hex,
    callGasLimit: BigInt(wire.callGasLimit),
    verificationGasLimit: BigInt(wire.verificationGasLimit),
    preVerificationGas: BigInt(wire.preVerificationGas),
    maxFeePerGas: BigInt(wire.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(wire.maxPriorityFeePerGas),
    ...(wire.paymaster === undefined
      ? {}
      : {
          paymaster: wire.paymaster as Hex,
          paymasterData: (wire.paymasterData ?? '0x') as Hex,
          paymasterVerificationGasLimit: BigInt(wire.paymasterVerificationGasLimit ?? 0),
          paymasterPostOpGasLimit: BigInt(wire.paymasterPostOpGasLimit ?? 0),
        }),
    signature: wire.signature as Hex,
  }
}
