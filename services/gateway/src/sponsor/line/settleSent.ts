import { isHex } from 'viem'
import { type StoredOperation, storedColumns } from '../store/StoredOperation'
import type { Line } from './Line'
import { readReceipt } from './readReceipt'
import { sendRaw } from './sendRaw'
import { settleOperation } from './settleOperation'

/** How often to send a transaction again that isn't mined. */
const againMs = 5_000
/** After how long a transaction that can't be mined goes back into the line. */
const stuckMs = 60_000

/** Looks after the transactions in flight. Returns how many are still there. @throws chainDown */
export async function settleSent(line: Line): Promise<{ readonly open: number; readonly settled: number }> {
  const { database, nodes, sponsor, chain, signal, sentAt, stuckSince, now } = line
  const address = sponsor.account.address
  const rows = await database.query<StoredOperation>(
    `select ${storedColumns} from sponsor_operations
     where chain = $1 and sponsor = $2 and state = 'sent' order by tx_nonce`,
    [chain, address.toLowerCase()],
  )
  if (rows.length === 0) return { open: 0, settled: 0 }
  const [count, ...receipts] = await nodes.callMany(
    chain,
    [
      { method: 'eth_getTransactionCount', params: [address, 'latest'] },
      ...rows.map(({ tx_hash }) => ({ method: 'eth_getTransactionReceipt', params: [tx_hash] })),
    ],
    signal,
  )
  const mined = count?.ok && isHex(count.result) ? Number(count.result) : undefined
  let settled = 0
  for (const [place, row] of rows.entries()) {
    const { raw, tx_hash: txHash } = row
    if (raw === null || txHash === null) continue
    const found = receipts[place]
    const receipt = found?.ok ? readReceipt(found.result) : undefined
    if (receipt) {
      await settleOperation(line, row, receipt)
      sentAt.delete(txHash)
      stuckSince.delete(txHash)
      settled += 1
      continue
    }
    if (mined !== undefined && isStuck(row, mined, mined + place - settled)) {
      const since = stuckSince.get(txHash) ?? now()
      stuckSince.set(txHash, since)
      if (now() - since > stuckMs) {
        await putBack(line, row)
        continue
      }
    } else stuckSince.delete(txHash)
    if (now() - (sentAt.get(txHash) ?? 0) > againMs) await sendRaw(line, raw, txHash)
  }
  return { open: rows.length - settled, settled }
}

/** Whether another transaction took the nonce, or one before it is missing, as after a reset of a development chain. */
function isStuck({ tx_nonce }: StoredOperation, mined: number, expected: number): boolean {
  const nonce = Number(tx_nonce)
  return nonce < mined || nonce > expected
}

/** The EntryPoint carries out an operation only once, so sending it again can't do it twice. */
async function putBack({ database, stuckSince, now }: Line, row: StoredOperation): Promise<void> {
  if (row.tx_hash) stuckSince.delete(row.tx_hash)
  await database.query(
    `update sponsor_operations set state = 'queued', raw = null, tx_hash = null, tx_nonce = null, changed_at = $2
     where hash = $1 and state = 'sent'`,
    [row.hash, new Date(now())],
  )
}
