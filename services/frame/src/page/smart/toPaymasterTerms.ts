import type { PaymasterTerms } from '../vault/evm/PaymasterTerms'
import type { PaymasterForm } from './CallsForm'

/** Reads the numbers of a paymaster. */
export function toPaymasterTerms({ address, data, ...numbers }: PaymasterForm): PaymasterTerms {
  return {
    address,
    data,
    verificationGasLimit: BigInt(numbers.verificationGasLimit),
    postOpGasLimit: BigInt(numbers.postOpGasLimit),
    preVerificationGas: BigInt(numbers.preVerificationGas),
    maxFeePerGas: BigInt(numbers.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(numbers.maxPriorityFeePerGas),
  }
}
