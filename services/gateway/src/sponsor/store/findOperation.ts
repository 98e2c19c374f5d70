import type { Queryable } from '../../database/Database'
import { type StoredOperation, storedColumns } from './StoredOperation'

/** Returns a stored operation of a chain, by its hash. */
export async function findOperation(
  sql: Queryable,
  chain: string,
  hash: string,
): Promise<StoredOperation | undefined> {
  const [row] = await sql.query<StoredOperation>(
    `select ${storedColumns} from sponsor_operations where chain = $1 and hash = $2`,
    [chain, hash.toLowerCase()],
  )
  return row
}
