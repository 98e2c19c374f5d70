import type { AskedTransaction } from './transactionSchema'

/** A transaction for viem: only the given fields, so the node fills in the rest. */
export function toRequest(asked: AskedTransaction) {
  const { to, value, data, input, gas, gasLimit, gasPrice, maxFeePerGas, maxPriorityFeePerGas, nonce } = asked
  const calldata = data ?? input
  const limit = gas ?? gasLimit
  const fees =
    gasPrice !== undefined
      ? { gasPrice }
      : {
          ...(maxFeePerGas === undefined ? {} : { maxFeePerGas }),
          ...(maxPriorityFeePerGas === undefined ? {} : { maxPriorityFeePerGas }),
        }
  return {
    to: to ?? null,
    ...(value === undefined ? {} : { value }),
    ...(calldata === undefined ? {} : { data: calldata }),
    ...(limit === undefined ? {} : { gas: limit }),
    ...(nonce === undefined ? {} : { nonce: Number(nonce) }),
    ...fees,
  }
}
