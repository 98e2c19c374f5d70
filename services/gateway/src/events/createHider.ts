import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../database/Database'

/** Replaces an identifier by an irreversible one that stays the same for the same person. */
export type Hider = (text: string) => string

/** How much of the digest to keep: enough to tell people apart. */
const digits = 32

/**
 * Creates a hider with a key that is generated once and stored in the database. Without a key, anyone with the hashes
 * could try all addresses of a chain.
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
