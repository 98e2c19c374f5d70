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
  /** Whether it says that its account delegates by EIP-7702; then the EntryPoint hashes what the account delegates to. */
  readonly isDelegating: boolean
}

/** How an operation says so, short as clients write it or as long as an address. */
const delegating = /^0x7702(?:0{36})?$/
/** The EntryPoint packs these into 128 bits. */
const packed = 2n ** 128n

/** Parses an operation that the gateway may carry. @throws operationInvalid */
export function readOperation(operation: BundlerOperation, chainId: number): SponsoredOperation {
  const { factory, factoryData, paymaster, paymasterData } = operation
  const isDelegating = delegating.test(factory ?? '')
  if ((isSet(factory) && !isDelegating) || isSet(factoryData))
    throw operationInvalid({ reason: 'it has a factory' })
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
    userOperation: {
      ...parts,
      preVerificationGas: 0n,
      maxFeePerGas: 0n,
      maxPriorityFeePerGas: 0n,
      ...(isDelegating ? delegatingTo(chainId) : {}),
    },
  })
  return { ...parts, isDelegating, hash }
}

/** The parts of which a client makes the hash: not what the operation claims, but the only code that is paid for. */
function delegatingTo(chainId: number) {
  const authorization = { address: smartAccountAddresses.implementation, chainId, nonce: 0 }
  return { factory: '0x7702', authorization: { ...authorization, r: '0x', s: '0x', yParity: 0 } } as const
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
