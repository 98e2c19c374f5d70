import type { SignRequest } from '../vault/VaultTask'
import type { CallsForm } from './CallsForm'
import { toAccountCalls } from './toAccountCalls'
import { toOwnCalls } from './toOwnCalls'
import { toPaymasterTerms } from './toPaymasterTerms'

/** Reads what to sign from the very calls that the visitor saw. */
export function toCallsRequest(params: unknown): SignRequest {
  // `prepareCalls` and `prepareTransaction` wrote them.
  const [form] = params as readonly [CallsForm]
  const chainId = BigInt(form.chainId)
  if ('operation' in form) {
    const { nonce, callGasLimit, verificationGasLimit, delegationNonce, paymaster } = form.operation
    return {
      kind: 'operation',
      operation: {
        chainId,
        calls: toAccountCalls(form.calls),
        nonce: BigInt(nonce),
        callGasLimit: BigInt(callGasLimit),
        verificationGasLimit: BigInt(verificationGasLimit),
        ...(delegationNonce === undefined ? {} : { delegationNonce: BigInt(delegationNonce) }),
        ...(paymaster === undefined ? {} : { paymaster: toPaymasterTerms(paymaster) }),
      },
    }
  }
  const { nonce, gas, maxFeePerGas, maxPriorityFeePerGas, isUpgrade } = form
  return {
    kind: 'batch',
    batch: {
      chainId,
      calls: toOwnCalls(form),
      nonce: BigInt(nonce),
      gas: BigInt(gas),
      maxFeePerGas: BigInt(maxFeePerGas),
      maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas),
      isUpgrade,
    },
  }
}
