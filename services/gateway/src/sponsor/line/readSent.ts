import { type StoredOperation, storedColumns } from '../store/StoredOperation'
import type { WatchedLine } from './WatchedLine'

/** Reads the operations whose transactions are in flight, in the order of their nonces. */
export function readSent({ database, sponsor, chain }: WatchedLine): Promise<StoredOperation[]> {
  return database.query<StoredOperation>(
    `select ${storedColumns} from sponsor_operations
     where chain = $1 and sponsor = $2 and state = 'sent' order by tx_nonce`,
    [chain, sponsor.account.address.toLowerCase()],
  )
}
