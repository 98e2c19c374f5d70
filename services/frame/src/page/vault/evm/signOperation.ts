import { type BundlerOperation, smartAccountAddresses } from '@latchkey/protocol'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { getUserOperationHash } from 'viem/account-abstraction'
import { numberToHex } from 'viem/utils'
import type { SignedDelegation } from './EvmTransaction'
import { encodeCalls } from './encodeCalls'
import { refuseEveryChain } from './refuseEveryChain'
import { refuseFees } from './refuseFees'
import type { SmartOperation } from './SmartOperation'
import { signDelegation } from './signDelegation'
import { signHash } from './signHash'
import { toEvmAddress } from './toEvmAddress'
import { toSignatureHex } from './toSignatureHex'

/** An operation as bundlers take it, and what it's known by at the EntryPoint. */
export type SignedOperation = { readonly signed: BundlerOperation; readonly hash: `0x${string}` }

/** What the fields of an operation say if nobody asks for fees. */
const free = { preVerificationGas: 0n, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n }

/**
 * Builds a user operation of EntryPoint 0.8 from its calls and signs it. Its call data and hash are made here, so nothing
 * else can be signed than the calls, and fees only with somebody who pays them. Returns it as the bundler takes it, and the
 * hash that it's known by. @throws requestInvalid
 */
export async function signOperation(
  operation: SmartOperation,
  secretKey: Uint8Array,
): Promise<SignedOperation> {
  const { chainId, calls, nonce, callGasLimit, verificationGasLimit, delegationNonce, paymaster } = operation
  refuseEveryChain(chainId)
  refuseFees(operation)
  const sender = toEvmAddress(secretKey)
  const callData = encodeCalls(calls)
  const { preVerificationGas, maxFeePerGas, maxPriorityFeePerGas } = paymaster ?? free
  const payer = paymaster ? { paymaster: paymaster.address, paymasterData: paymaster.data } : {}
  const hash = getUserOperationHash({
    chainId: Number(chainId),
    entryPointAddress: smartAccountAddresses.entryPoint,
    entryPointVersion: '0.8',
    userOperation: {
      sender,
      nonce,
      callData,
      callGasLimit,
      verificationGasLimit,
      preVerificationGas,
      maxFeePerGas,
      maxPriorityFeePerGas,
      ...payer,
      paymasterVerificationGasLimit: paymaster?.verificationGasLimit,
      paymasterPostOpGasLimit: paymaster?.postOpGasLimit,
      signature: '0x',
    },
  })
  const signed: BundlerOperation = {
    sender,
    nonce: numberToHex(nonce),
    callData,
    callGasLimit: numberToHex(callGasLimit),
    verificationGasLimit: numberToHex(verificationGasLimit),
    preVerificationGas: numberToHex(preVerificationGas),
    maxFeePerGas: numberToHex(maxFeePerGas),
    maxPriorityFeePerGas: numberToHex(maxPriorityFeePerGas),
    ...payer,
    ...(paymaster
      ? {
          paymasterVerificationGasLimit: numberToHex(paymaster.verificationGasLimit),
          paymasterPostOpGasLimit: numberToHex(paymaster.postOpGasLimit),
        }
      : {}),
    signature: toSignatureHex(await signHash(hexToBytes(hash.slice(2)), secretKey)),
    ...(delegationNonce === undefined
      ? {}
      : { eip7702Auth: wireOf(await signDelegation({ chainId, nonce: delegationNonce }, secretKey)) }),
  }
  return { signed, hash }
}

function wireOf({ chainId, address, nonce, signature: { r, s, parity } }: SignedDelegation) {
  const yParity: '0x0' | '0x1' = `0x${parity}`
  return {
    chainId: numberToHex(chainId),
    address,
    nonce: numberToHex(nonce),
    r: `0x${bytesToHex(r)}`,
    s: `0x${bytesToHex(s)}`,
    yParity,
  }
}
