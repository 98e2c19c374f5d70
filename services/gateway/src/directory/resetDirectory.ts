import type { Database } from '../database/Database'

/** Removes all imported wallets, and returns how many. */
export async function resetDirectory(database: Database): Promise<number> {
  return database.transaction(async (sql) => {
    await sql.query('update directory_state set version = version + 1, with_registry = true')
    return (await sql.query('delete from directory_wallets returning id')).length
  })
}
