import type { CheckedPrice } from './CheckedPrice'

/** Returns the most that a transaction may cost, in wei. */
export function mostCost({
  gas,
  maxFee,
  dataFee,
}: Pick<CheckedPrice, 'maxFee' | 'dataFee'> & { readonly gas: bigint }): bigint {
  return gas * maxFee + dataFee
}
