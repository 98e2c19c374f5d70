import type { Queryable } from '../database/Database'
import type { Project } from '../projects/Project'
import type { SmartSessionAccount } from './parseSmartSessionAccount'

/** Locks the count of an account's sessions at a project until the transaction ends. */
export async function lockAccount(
  sql: Queryable,
  project: Pick<Project, 'id'>,
  account: Pick<SmartSessionAccount, 'id'>,
): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `smart sessions ${project.id} ${account.id}`,
  ])
}
