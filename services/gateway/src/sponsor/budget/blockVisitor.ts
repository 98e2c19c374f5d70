import type { Queryable } from '../../database/Database'
import { unlimited, visitorKey } from './budgetsOf'

/** Whom to block. */
export type Blocked = { readonly chain: string; readonly sender: string; readonly day: number }

/** Uses up a visitor's budgets of a day and the next one, so the sponsor pays for nothing until then. */
export async function blockVisitor(sql: Queryable, { chain, sender, day }: Blocked): Promise<void> {
  await sql.query(
    `insert into sponsor_budgets (key, day, spent, count) values ($1, $2, 0, $4), ($1, $3, 0, $4)
     on conflict (key, day) do update set count = excluded.count`,
    [visitorKey(chain, sender), day, day + 1, unlimited],
  )
}
