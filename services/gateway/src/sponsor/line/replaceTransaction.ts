import { keccak256, parseTransaction, type TransactionSerializable } from 'viem'
import { sponsorRefused } from '../errors'
import type { GasPrice } from '../price/readPrice'
import type { StoredOperation } from '../store/StoredOperation'
import { giveWay } from './giveWay'
import type { Line } from './Line'
import { type Offer, raiseOffer, readOffer } from './raiseOffer'
import { storeReplacement } from './storeReplacement'

/** After how long to offer more for a transaction whose price is too low. */
const underpricedMs = 30_000
/** After how long to offer more although the price seems right. */
const slowMs = 180_000

/**
 * Offers more for a transaction that isn't mined because its price is too low. The replacement has the same nonce, so only
 * one of the two is ever mined and paid. If the budgets don't allow more, the operation gives way to those behind it.
 * Returns whether it did. @throws chainDown
 */
export async function replaceTransaction(
  line: Line,
  row: StoredOperation,
  readPrice: () => Promise<GasPrice>,
): Promise<boolean> {
  const age = line.now() - row.changed_at.getTime()
  if (age < underpricedMs || row.raw === null) return false
  const price = await readPrice()
  const before = readOffer(row.raw)
  const offer = raiseOffer(before, price)
  if (!isUnderpriced(before, price) && (age < slowMs || offer.maxFeePerGas > 2n * price.most)) return false
  // Without its signature, which would become part of what is signed.
  const { r: _r, s: _s, v: _v, yParity: _y, ...old } = parseTransaction(row.raw)
  const raw = await line.sponsor.account.signTransaction({ ...old, ...offer } as TransactionSerializable)
  const same = { raw, txHash: keccak256(raw), nonce: old.nonce ?? 0, maxFee: offer.maxFeePerGas }
  try {
    return await storeReplacement(line, row, same)
  } catch (error) {
    if (!sponsorRefused.is(error)) throw error
    return giveWay(line, row, offer)
  }
}

function isUnderpriced({ maxFeePerGas, maxPriorityFeePerGas }: Offer, { base, tip }: GasPrice): boolean {
  return maxFeePerGas < base + maxPriorityFeePerGas || maxPriorityFeePerGas < tip
}
