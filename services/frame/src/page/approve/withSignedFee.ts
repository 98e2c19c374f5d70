import type { Explanation } from '@latchkey/explain'
import { fieldsOf } from '@latchkey/protocol'
import { readQuantity } from '../messages/rpc/readQuantity'

/** Above what anyone offers a miner on a busy day: 1,100 gwei. */
const highTip = 1_100_000_000_000n

/**
 * Tells the fee of a transaction by the gas and the price that are signed, also without a simulation, and warns of one that
 * only robs. Leaves other requests as they are. @throws requestInvalid
 */
export function withSignedFee(explanation: Explanation, params: unknown): Explanation {
  const fields = fieldsOf(Array.isArray(params) ? params[0] : undefined)
  const price = readQuantity(fields.maxFeePerGas ?? fields.gasPrice, 'maxFeePerGas') ?? 0n
  const tip = readQuantity(fields.maxPriorityFeePerGas ?? fields.gasPrice, 'maxPriorityFeePerGas') ?? 0n
  const max = (readQuantity(fields.gas, 'gas') ?? 0n) * price
  if (max === 0n) return explanation
  const { fee, warnings } = explanation
  const isTold = tip <= highTip || warnings.some(({ code }) => code === 'high-fee')
  return {
    ...explanation,
    fee: { max, likely: fee && fee.likely < max ? fee.likely : max },
    warnings: isTold ? warnings : [...warnings, { code: 'high-fee' }],
  }
}
