import { type GasPrice, readPrice } from '../price/readPrice'
import type { StoredOperation } from '../store/StoredOperation'
import { fillGap } from './fillGap'
import { findElsewhere } from './findElsewhere'
import type { Line } from './Line'
import { putBack } from './putBack'
import { readReceipts } from './readReceipts'
import { readSent } from './readSent'
import { replaceRefused } from './replaceRefused'
import { replaceTransaction } from './replaceTransaction'
import { sendRaw } from './sendRaw'
import { settleFound } from './settleFound'

/** How often to send a transaction again that isn't mined. */
const againMs = 5_000
/** After how long a transaction that can't be mined is given up. */
const stuckMs = 60_000

/** Looks after the transactions in flight. Returns how many are still there. @throws chainDown */
export async function settleSent(line: Line): Promise<{ readonly open: number; readonly settled: number }> {
  const { nodes, chain, signal, sentAt, stuckSince, now } = line
  const rows = await readSent(line)
  if (rows.length === 0) return { open: 0, settled: 0 }
  const { found, mined } = await readReceipts(
    line,
    rows.map(({ hash }) => hash),
  )
  let price: Promise<GasPrice> | undefined
  const readPriceOnce = () => (price ??= readPrice(nodes, chain, signal))
  let settled = 0
  /** The lowest nonce that no transaction before it has, if all of them are there. */
  let expected = mined
  for (const row of rows) {
    const { hash, raw, tx_hash: txHash, tx_nonce: nonce } = row
    if (raw === null || txHash === null || nonce === null) continue
    const receipt = found.get(hash)
    if (receipt) {
      await settleFound(line, row, receipt)
      sentAt.delete(txHash)
      stuckSince.delete(txHash)
      line.refused.delete(txHash)
      settled += 1
      continue
    }
    const gap = expected === undefined ? 0 : Number(nonce) - expected
    if (expected !== undefined && gap >= 0) expected = Number(nonce) + 1
    if (isStuckSince(gap !== 0, txHash)) {
      // Looks again in a minute: each new price would make other transactions of it.
      stuckSince.delete(txHash)
      if (gap > 0) await fillGap(line, { first: Number(nonce) - gap, count: gap }, await readPriceOnce())
      else if (await settleLost(line, row)) settled += 1
    } else if (gap >= 0 && (await replaceTransaction(line, row, readPriceOnce))) continue
    if (now() - (sentAt.get(txHash) ?? 0) <= againMs) continue
    await sendRaw(line, raw, txHash)
    if (Number(nonce) === mined) await replaceRefused(line, row, readPriceOnce)
  }
  return { open: rows.length - settled, settled }

  function isStuckSince(isStuck: boolean, txHash: `0x${string}`): boolean {
    if (!isStuck) stuckSince.delete(txHash)
    else if (!stuckSince.has(txHash)) stuckSince.set(txHash, now())
    return isStuck && now() - (stuckSince.get(txHash) ?? now()) > stuckMs
  }
}

/** Another transaction took the nonce, so this one is never mined. Returns whether the operation is done anyway. */
async function settleLost(line: Line, row: StoredOperation): Promise<boolean> {
  const carrier = await findElsewhere(line, row)
  if (carrier) await settleFound(line, row, carrier)
  else await putBack(line, row)
  return carrier !== undefined
}
