import type { StoredOperation } from './StoredOperation'

/** Returns what an operation took from its budgets until its cost is known, in wei. */
export function reservedOf({
  gas,
  max_fee,
  data_fee,
}: Pick<StoredOperation, 'gas' | 'max_fee' | 'data_fee'>): bigint {
  return BigInt(gas) * BigInt(max_fee) + BigInt(data_fee)
}
