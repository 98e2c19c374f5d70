import type { StoredOperation } from '../store/StoredOperation'
import type { WatchedLine } from './WatchedLine'

/**
 * Puts an operation back into the line whose nonce another transaction of the sponsor took. Its own transactions can't be
 * mined any more, so nothing is paid twice.
 */
export async function putBack({ database, now }: WatchedLine, row: StoredOperation): Promise<void> {
  await database.query(
    `update sponsor_operations set state = 'queued', raw = null, tx_hash = null, tx_nonce = null, changed_at = $2
     where hash = $1 and state = 'sent'`,
    [row.hash, new Date(now())],
  )
}
