import { findElsewhere } from './findElsewhere'
import { putBack } from './putBack'
import { readReceipts } from './readReceipts'
import { readSent } from './readSent'
import { sendRaw } from './sendRaw'
import { settleFound } from './settleFound'
import type { WatchedLine } from './WatchedLine'

/** How often to send a transaction again that isn't mined. */
const againMs = 5_000
/** After how long the current key carries what an earlier one sent. */
const patienceMs = 600_000

/**
 * Looks after the transactions of an earlier key: they are signed, so they can be sent again, but not replaced. One that
 * isn't mined goes back into the line; the EntryPoint carries an operation once, whichever is mined. Returns how many are
 * still in flight. @throws chainDown
 */
export async function settleEarlier(line: WatchedLine): Promise<number> {
  const { chain, sponsor, sentAt, stuckSince, log, now } = line
  const rows = await readSent(line)
  if (rows.length === 0) return 0
  const { found } = await readReceipts(
    line,
    rows.map(({ hash }) => hash),
  )
  let open = 0
  for (const row of rows) {
    const { hash, raw, tx_hash: txHash } = row
    if (raw === null || txHash === null) continue
    const receipt = found.get(hash)
    const since = stuckSince.get(txHash) ?? now()
    if (receipt) await settleFound(line, row, receipt)
    else if (now() - since > patienceMs) {
      log.warn(
        { chain, sponsor: sponsor.account.address, operation: hash },
        'An earlier SPONSOR_KEY sent an operation that is not mined; the current one takes over',
      )
      const carrier = await findElsewhere(line, row)
      if (carrier) await settleFound(line, row, carrier)
      else await putBack(line, row)
    } else {
      stuckSince.set(txHash, since)
      open += 1
      if (now() - (sentAt.get(txHash) ?? 0) > againMs) await sendRaw(line, raw, txHash)
      continue
    }
    stuckSince.delete(txHash)
    sentAt.delete(txHash)
  }
  return open
}
