import type { Queryable } from '../database/Database'
import { invalidCommand } from './errors'
import { readArgs } from './readArgs'
import type { Terminal } from './Terminal'
import { withDatabase } from './withDatabase'

/** A session as shown to the operator. */
type Row = {
  readonly id: string
  readonly project: string
  readonly account: string
  readonly domain: string
  readonly signed_in_at: Date
  readonly expires_at: Date
}

const mostShown = 1_000

/** `gateway sign-in …`: manages the sessions of visitors. */
export async function signInCommand([action = '', ...args]: string[], terminal: Terminal): Promise<void> {
  if (action === 'list') return list(args, terminal)
  if (action === 'revoke') return revoke(args, terminal)
  throw invalidCommand({ reason: 'Usage: sign-in list, revoke' })
}

const wanted = { project: { type: 'string' }, address: { type: 'string' } } as const

async function list(args: string[], { env, print }: Terminal): Promise<void> {
  const { values } = readArgs(args, { ...wanted, json: { type: 'boolean' } })
  const rows = await withDatabase(env, (database) =>
    database.query<Row>(
      `select id, project, account, domain, signed_in_at, expires_at from sign_in_sessions
       where expires_at > now() and ${likeThis} order by signed_in_at desc limit ${mostShown}`,
      [values.project, values.address],
    ),
  )
  if (values.json) return print(JSON.stringify(rows, null, 2))
  if (rows.length === 0) print('No one is signed in')
  for (const { id, project, account, domain, expires_at } of rows)
    print([id, project, account, domain, `until ${expires_at.toISOString()}`].join('  '))
}

async function revoke(args: string[], { env, print }: Terminal): Promise<void> {
  const { values } = readArgs(args, {
    ...wanted,
    id: { type: 'string' },
    all: { type: 'boolean' },
  })
  const { id, project, address, all } = values
  // Without a filter, don't end everybody's session.
  if (!all && id === undefined && project === undefined && address === undefined)
    throw invalidCommand({ reason: 'Missing --id, --project, --address or --all' })
  const count = await withDatabase(env, (database) => remove(database, [project, address, id]))
  print(
    `Ended ${count} ${count === 1 ? 'session' : 'sessions'}; /auth/v1/me rejects their tokens from now on`,
  )
}

/** Filters by project and address if given; the address may be in any spelling, on any chain. */
const likeThis = `($1::text is null or project = $1)
  and ($2::text is null or lower(address) = lower($2) or account = $2)`

async function remove(database: Queryable, values: readonly (string | undefined)[]): Promise<number> {
  const rows = await database.query(
    `delete from sign_in_sessions where ${likeThis} and ($3::text is null or id::text = $3) returning 1`,
    values,
  )
  return rows.length
}
