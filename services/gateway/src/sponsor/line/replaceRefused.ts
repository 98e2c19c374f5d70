import type { GasPrice } from '../price/readPrice'
import type { StoredOperation } from '../store/StoredOperation'
import { giveWay } from './giveWay'
import type { Line } from './Line'
import { raiseOffer, readOffer } from './raiseOffer'

/** After how long a transaction that the nodes don't take is given up. */
const refusedMs = 60_000

/**
 * Gives up a transaction that no node takes, because all others wait behind it. Visitors can cause that: nodes take no
 * authorisation of an account that has transactions of its own in their pools. @throws chainDown
 */
export async function replaceRefused(
  line: Line,
  row: StoredOperation,
  readPrice: () => Promise<GasPrice>,
): Promise<void> {
  const { nodes, chain, signal, refused, log, now } = line
  const { raw, tx_hash: txHash, changed_at } = row
  if (raw === null || txHash === null || !refused.has(txHash)) return
  if (now() - changed_at.getTime() < refusedMs) return
  const call = { method: 'eth_getTransactionByHash', params: [txHash] }
  if ((await nodes.call(chain, call, signal)) !== null) return
  refused.delete(txHash)
  log.warn({ chain }, 'Gave up a transaction that the nodes do not take')
  await giveWay(line, row, raiseOffer(readOffer(raw), await readPrice()))
}
