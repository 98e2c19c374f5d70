import { type OwnerScope, ownerScopes } from './Owner'
import type { Sql } from './openSql'
import { messageOverhead, type StoreBounds, type StoredKind, trimAt, type Usage } from './StoreBounds'

/** How something is stored. */
type Layout = {
  readonly table: string
  readonly columns: Readonly<Record<OwnerScope, string>>
  readonly size: string
  readonly key: readonly string[]
  /** The youngest first. */
  readonly order: string
}
type Counted = { scope: OwnerScope; name: string; used: number }

const layouts: Readonly<Record<StoredKind, Layout>> = {
  topics: {
    table: 'relay_subscriptions',
    columns: { client: 'client', address: 'address', project: 'project' },
    size: '1',
    key: ['topic', 'client'],
    order: 't.seen_at desc, t.topic desc, t.client desc',
  },
  bytes: {
    table: 'relay_messages',
    columns: { client: 'publisher', address: 'address', project: 'project' },
    // The length of a text is known without reading it.
    size: `(${messageOverhead} + coalesce(octet_length(t.body), 0))`,
    key: ['id'],
    order: 't.id desc',
  },
}

/** Deletes the oldest of those that reach a bound; returns those with more than half of one. */
export async function trimPostgres(sql: Sql, bounds: StoreBounds): Promise<Usage[]> {
  const large: Usage[] = []
  for (const kind of ['topics', 'bytes'] as const) {
    const found = await count(sql, kind, bounds)
    for (const scope of ownerScopes) {
      const most = bounds[kind][scope]
      const mine = found.filter((one) => one.scope === scope)
      const over = mine.filter(({ used }) => used > most * trimAt.full).map(({ name }) => name)
      const left = Math.floor(most * trimAt.left)
      if (over.length > 0) await drop(sql, kind, scope, { names: over, left })
      for (const { name, used } of mine)
        large.push({ kind, scope, name, used: over.includes(name) ? left : used })
    }
  }
  return large
}

/** Counts for all three scopes while reading the table once. */
async function count(sql: Sql, kind: StoredKind, bounds: StoreBounds): Promise<Counted[]> {
  const { table, columns, size } = layouts[kind]
  const { client, address, project } = columns
  const choose = (first: string, second: string, third: string) =>
    `case when grouping(t.${client}) = 0 then ${first}
          when grouping(t.${address}) = 0 then ${second} else ${third} end`
  const rows = await sql.query<Counted>(
    `select ${choose("'client'", "'address'", "'project'")} as scope,
            coalesce(t.${client}, t.${address}, t.${project}) as name, sum(${size})::float8 as used
     from ${table} as t
     group by grouping sets ((t.${client}), (t.${address}), (t.${project}))
     having sum(${size}) > ${choose('$1::bigint', '$2::bigint', '$3::bigint')}`,
    ownerScopes.map((scope) => Math.floor(bounds[kind][scope] / 2)),
  )
  // What was stored before there were bounds has no address.
  return rows.filter(({ name }) => name !== '')
}

async function drop(
  sql: Sql,
  kind: StoredKind,
  scope: OwnerScope,
  { names, left }: { readonly names: readonly string[]; readonly left: number },
): Promise<void> {
  const { table, columns, size, key, order } = layouts[kind]
  const column = columns[scope]
  const keys = key.map((part) => `t.${part}`).join(', ')
  const same = (other: string) => key.map((part) => `t.${part} = ${other}.${part}`).join(' and ')
  const released = ', released as (delete from relay_owed as o using picked where o.message = picked.id)'
  // Rows that someone else changes at this moment stay until next time, so nobody waits in a circle.
  await sql.query(
    `with ranked as (
       select ${keys}, sum(${size}) over (partition by t.${column} order by ${order}
         rows between unbounded preceding and current row) as newer
       from ${table} as t where t.${column} = any($1)),
     picked as (
       select ${keys} from ${table} as t
       where exists (select from ranked where ${same('ranked')} and ranked.newer > $2::bigint)
       for update of t skip locked)${kind === 'bytes' ? released : ''}
     delete from ${table} as t using picked where ${same('picked')}`,
    [names, left],
  )
}
