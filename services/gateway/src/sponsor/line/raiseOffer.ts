import { type Hex, parseTransaction } from 'viem'
import type { GasPrice } from '../price/readPrice'

/** What a transaction offers for gas. */
export type Offer = { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

/** Reads what a signed transaction offers. */
export function readOffer(raw: Hex): Offer {
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = parseTransaction(raw)
  return { maxFeePerGas, maxPriorityFeePerGas }
}

/** Returns what the replacement of a transaction offers: nodes accept one that offers a tenth more of both. */
export function raiseOffer(
  { maxFeePerGas, maxPriorityFeePerGas }: Offer,
  { most, tip }: Pick<GasPrice, 'most' | 'tip'>,
): Offer {
  const more = (amount: bigint) => (amount * 9n) / 8n + 1n
  const larger = (one: bigint, other: bigint) => (one > other ? one : other)
  const raised = larger(more(maxFeePerGas), most)
  const tipped = larger(more(maxPriorityFeePerGas), tip)
  return { maxFeePerGas: larger(raised, tipped), maxPriorityFeePerGas: tipped }
}
