import type { DirectoryWallet } from '@latchkey/protocol'
import type { Database } from '../database/Database'

/** How to import a list. */
export type ImportMode =
  /** Adds to the registry and earlier imports; replaces wallets with the same id. */
  | 'add'
  /** Replaces both: the list becomes the whole directory. */
  | 'replace'

/** The result of an import. */
export type ImportOutcome = { readonly added: number; readonly changed: number; readonly removed: number }

/** Imports wallets, all or none; every gateway on the database knows them within seconds. */
export async function importWallets(
  database: Database,
  wallets: readonly DirectoryWallet[],
  mode: ImportMode,
): Promise<ImportOutcome> {
  return database.transaction(async (sql) => {
    // Imports wait for each other here.
    await sql.query('select version from directory_state for update')
    const ids = wallets.map(({ id }) => id)
    const removed =
      mode === 'replace'
        ? await sql.query('delete from directory_wallets where id <> all($1::text[]) returning id', [ids])
        : []
    const rows = await sql.query<{ is_new: boolean }>(
      `insert into directory_wallets (id, wallet)
       select id, wallet from unnest($1::text[], $2::jsonb[]) as list (id, wallet)
       on conflict (id) do update set wallet = excluded.wallet, imported_at = now()
       returning xmax = 0 as is_new`,
      [ids, wallets.map((wallet) => JSON.stringify(wallet))],
    )
    await sql.query(
      'update directory_state set version = version + 1, with_registry = with_registry and $1',
      [mode === 'add'],
    )
    const added = rows.filter(({ is_new }) => is_new).length
    return { added, changed: rows.length - added, removed: removed.length }
  })
}
