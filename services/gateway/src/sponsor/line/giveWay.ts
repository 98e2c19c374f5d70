import { keccak256 } from 'viem'
import { reservedOf } from '../store/reservedOf'
import type { StoredOperation } from '../store/StoredOperation'
import { emptyTransaction } from './fillGap'
import type { Line } from './Line'
import type { Offer } from './raiseOffer'
import { storeReplacement } from './storeReplacement'

/**
 * Replaces the transaction of an operation by one that does nothing, because all others wait behind it. Returns whether it
 * did: not for more than what the operation reserved. @throws chainDown
 */
export async function giveWay(line: Line, row: StoredOperation, offer: Offer): Promise<boolean> {
  const nonce = Number(row.tx_nonce)
  const empty = { ...emptyTransaction(line, nonce), ...offer }
  if (empty.gas * offer.maxFeePerGas > reservedOf(row)) return false
  const raw = await line.sponsor.account.signTransaction(empty)
  // Paid from what the operation reserved.
  return storeReplacement(line, row, { raw, txHash: keccak256(raw), nonce, maxFee: 0n })
}
