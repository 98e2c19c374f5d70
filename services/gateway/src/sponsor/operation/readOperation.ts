import { type BundlerOperation, smartAccountAddresses } from '@latchkey/protocol'
import type { Hex } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { operationInvalid } from '../errors'

/** A parsed operation without fees: the sponsor pays for the transaction that carries it. */
export type SponsoredOperation = {
  /** What its account signs, for one chain. */
  readonly hash: Hex
  /** In lower case. */
  readonly sender: Hex
  readonly nonce: bigint
  readonly callData: Hex
  readonly callGasLimit: bigint
  readonly verificationGasLimit: bigint
  readonly signature: Hex
}

/** The EntryPoint packs these into 128 bits. */
const packed = 2n ** 128n

/** Parses an operation that the gateway may carry. @throws operationInvalid */
export function readOperation(operation: BundlerOperation, chainId: number): SponsoredOperation {
  const { factory, factoryData, paymaster, paymasterData } = operation
  if (isSet(factory) || isSet(factoryData)) throw operationInvalid({ reason: 'it has a factory' })
  if (isSet(paymaster) || isSet(paymasterData)) throw operationInvalid({ reason: 'it has a paymaster' })
  const fees = [operation.preVerificationGas, operation.maxFeePerGas, operation.maxPriorityFeePerGas]
  if (fees.some((fee) => BigInt(fee) !== 0n)) throw operationInvalid({ reason: 'its fees are not zero' })
  const parts = {
    sender: lower(operation.sender),
    nonce: BigInt(operation.nonce),
    callData: lower(operation.callData),
    callGasLimit: narrow(operation.callGasLimit),
    verificationGasLimit: narrow(operation.verificationGasLimit),
    signature: lower(operation.signature),
  }
  const hash = getUserOperationHash({
    chainId,
    entryPointAddress: smartAccountAddresses.entryPoint,
    entryPointVersion: '0.8',
    userOperation: { ...parts, preVerificationGas: 0n, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n },
  })
  return { ...parts, hash }
}

function isSet(value: string | null | undefined): boolean {
  return value !== undefined && value !== null && value !== '0x'
}

function narrow(quantity: string): bigint {
  const amount = BigInt(quantity)
  if (amount >= packed) throw operationInvalid({ reason: 'too much gas' })
  return amount
}

/** The contract has checked its form. */
function lower(text: string): Hex {
  return `0x${text.slice(2).toLowerCase()}`
}
