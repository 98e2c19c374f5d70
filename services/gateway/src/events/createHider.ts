import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../database/Database'

/** Replaces what names a person by something that can't be turned back, and is the same for the same person. */
export type Hider = (text: string) => string

/** How much of the digest is kept: enough to tell people apart. */
const digits = 32

/**
 * A hider whose key is made once and kept in the database, so that nobody who only has the hashes can try out addresses;
 * without a key, all addresses of a chain are quickly tried.
 */
export async function createHider(database: Database): Promise<Hider> {
  await database.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
    'analytics',
    randomBytes(32),
  ])
  const [row] = await database.query<{ value: Buffer }>('select value from secrets where name = $1', [
    'analytics',
  ])
  const key = row?.value ?? randomBytes(32)
  return (text) => createHmac('sha256', key).update(text.toLowerCase()).digest('hex').slice(0, digits)
}
