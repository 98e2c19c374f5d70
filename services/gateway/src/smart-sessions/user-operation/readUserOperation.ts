import type { UserOperationInput } from '@latchkey/protocol'
import type { Hex } from 'viem'
import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  getUserOperationHash,
} from 'viem/account-abstraction'
import { smartSessionRefusals } from '../smartSessionRefusals'

/** A parsed user operation. */
export type UserOperation = {
  readonly sender: string
  readonly callData: Hex
  /** What its signers sign. */
  readonly hash: Hex
  readonly signature: Hex
  readonly gas: bigint
  readonly maxFeePerGas: bigint
}

const entryPoints = [
  { address: entryPoint06Address, version: '0.6' },
  { address: entryPoint07Address, version: '0.7' },
  { address: entryPoint08Address, version: '0.8' },
] as const

const refuse = (reason: string) => smartSessionRefusals.operationRefused({ reason })
/** These are hashed as 128 bits from version 0.7 on. */
const packed = 2n ** 128n

/** Parses a user operation for an EntryPoint, version 0.7 by default. @throws operationRefused */
export function readUserOperation(
  operation: UserOperationInput,
  entryPoint: string | undefined,
  chainId: number,
): UserOperation {
  const found = entryPoints.find(
    ({ address }) => address.toLowerCase() === (entryPoint ?? entryPoint07Address).toLowerCase(),
  )
  if (!found) throw refuse('unknown EntryPoint')
  const isDeploying = [operation.initCode, operation.factory, operation.factoryData].some(isSet)
  // An account that doesn't exist yet can't have granted anything.
  if (isDeploying) throw refuse('it deploys the account')
  const fees = feesOf(operation)
  const usual = {
    ...fees,
    sender: toHex(operation.sender.toLowerCase()),
    nonce: BigInt(operation.nonce),
    callData: toHex(operation.callData),
    signature: toHex(operation.signature),
  }
  return {
    sender: usual.sender,
    callData: usual.callData,
    signature: usual.signature,
    hash: getUserOperationHash({
      chainId,
      entryPointAddress: found.address,
      entryPointVersion: found.version,
      userOperation: { ...usual, ...paymasterOf(operation, found.version) },
    }),
    gas: fees.callGasLimit + fees.verificationGasLimit + fees.preVerificationGas + paymasterGasOf(operation),
    maxFeePerGas: fees.maxFeePerGas,
  }
}

function feesOf(operation: UserOperationInput) {
  return {
    callGasLimit: narrow(operation.callGasLimit),
    verificationGasLimit: narrow(operation.verificationGasLimit),
    preVerificationGas: narrow(operation.preVerificationGas),
    maxFeePerGas: narrow(operation.maxFeePerGas),
    maxPriorityFeePerGas: narrow(operation.maxPriorityFeePerGas),
  }
}

/**
 * Returns the paymaster fields. Each EntryPoint version has its own, and those of another version wouldn't be hashed.
 */
function paymasterOf(operation: UserOperationInput, version: (typeof entryPoints)[number]['version']) {
  const { paymaster, paymasterAndData, paymasterData } = operation
  if (version === '0.6') {
    if (isSet(paymaster) || isSet(paymasterData)) throw refuse('invalid paymaster')
    return { initCode: '0x' as const, paymasterAndData: toHex(paymasterAndData ?? '0x') }
  }
  if (isSet(paymasterAndData) || (!paymaster && isSet(paymasterData))) throw refuse('invalid paymaster')
  if (!paymaster) return {}
  return {
    paymaster: toHex(paymaster.toLowerCase()),
    paymasterData: toHex(paymasterData ?? '0x'),
    paymasterVerificationGasLimit: narrow(operation.paymasterVerificationGasLimit ?? '0'),
    paymasterPostOpGasLimit: narrow(operation.paymasterPostOpGasLimit ?? '0'),
  }
}

function paymasterGasOf(operation: UserOperationInput): bigint {
  const { paymasterVerificationGasLimit, paymasterPostOpGasLimit } = operation
  return narrow(paymasterVerificationGasLimit ?? '0') + narrow(paymasterPostOpGasLimit ?? '0')
}

function isSet(value: string | null | undefined): boolean {
  return value !== undefined && value !== null && value !== '0x'
}

function narrow(quantity: string): bigint {
  const amount = BigInt(quantity)
  if (amount >= packed) throw refuse('too much gas')
  return amount
}

/** The contract has checked its form. */
function toHex(text: string): Hex {
  return `0x${text.slice(2).toLowerCase()}`
}
