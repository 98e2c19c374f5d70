import { runMigrations } from '@latchkey/relay'
import type { Database } from './Database'
import { migrations } from './migrations'

/** Brings the tables up to date; gateways that start at the same time wait for each other. @throws migrationChanged */
export async function migrate(database: Database): Promise<void> {
  await database.transaction((sql) => runMigrations(sql, migrations))
}
