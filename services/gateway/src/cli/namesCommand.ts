import { freeName } from '../name/freeName'
import { skeletonOf } from '../name/skeletonOf'
import { invalidCommand } from './errors'
import { readArgs } from './readArgs'
import type { Terminal } from './Terminal'
import { withDatabase } from './withDatabase'

/** A name as shown to the operator. */
type Row = {
  readonly name: string
  readonly owner: string
  readonly registered_at: Date
  readonly seen_at: Date
}

const mostShown = 1_000
const actions: Readonly<Record<string, (args: string[], terminal: Terminal) => Promise<void>>> = {
  list,
  free,
  reserve,
  unreserve,
}

/** `gateway names …`: manages the names of visitors, and words that nobody can register. */
export async function namesCommand([action = '', ...args]: string[], terminal: Terminal): Promise<void> {
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!run) throw invalidCommand({ reason: `Usage: names ${Object.keys(actions).join(', ')}` })
  return run(args, terminal)
}

async function list(args: string[], { env, print }: Terminal): Promise<void> {
  const { values } = readArgs(args, {
    address: { type: 'string' },
    like: { type: 'string' },
    reserved: { type: 'boolean' },
    json: { type: 'boolean' },
  })
  if (values.reserved) return listReserved(env, print, values.json === true)
  const rows = await withDatabase(env, (database) =>
    database.query<Row>(
      `select name, owner, registered_at, seen_at from names
       where ($1::text is null or owner = lower($1)) and ($2::text is null or skeleton = $2)
       order by name limit ${mostShown}`,
      // What looks like this label, which is what an impostor would register.
      [values.address, values.like === undefined ? undefined : skeletonOf(values.like)],
    ),
  )
  if (values.json) return print(JSON.stringify(rows, null, 2))
  if (rows.length === 0) print('No names')
  for (const { name, owner, registered_at, seen_at } of rows)
    print([name, owner, `since ${registered_at.toISOString()}`, `seen ${seen_at.toISOString()}`].join('  '))
}

async function listReserved(env: Terminal['env'], print: Terminal['print'], isJson: boolean): Promise<void> {
  const rows = await withDatabase(env, (database) =>
    database.query<{ word: string }>('select word from name_reservations order by word'),
  )
  const words = rows.map(({ word }) => word)
  if (isJson) return print(JSON.stringify(words, null, 2))
  print(
    words.length === 0 ? 'No reserved words, besides the built-in ones and your settings' : words.join('\n'),
  )
}

async function free(args: string[], { env, print }: Terminal): Promise<void> {
  const { values, positionals } = readArgs(args, { now: { type: 'boolean' } }, ['name'])
  const name = (positionals[0] ?? '').toLowerCase()
  const wasTaken = await withDatabase(env, (database) => freeName(database, name, values.now === true))
  if (!wasTaken) throw invalidCommand({ reason: `Nobody has the name "${name.slice(0, 100)}"` })
  print(`Freed ${name}${values.now ? '' : '; nobody can register it for NAMES_COOLDOWN_HOURS'}`)
}

async function reserve(args: string[], { env, print }: Terminal): Promise<void> {
  const word = wordOf(args)
  const taken = await withDatabase(env, async (database) => {
    await database.query(
      `insert into name_reservations (skeleton, word) values ($1, $2)
       on conflict (skeleton) do update set word = excluded.word`,
      [skeletonOf(word), word],
    )
    return database.query<{ name: string }>('select name from names where skeleton = $1 order by name', [
      skeletonOf(word),
    ])
  })
  print(`Reserved ${word} and what looks like it`)
  // An account keeps what it has: the operator decides about it.
  for (const { name } of taken)
    print(`${name} is registered already; free it with: gateway names free ${name}`)
}

async function unreserve(args: string[], { env, print }: Terminal): Promise<void> {
  const word = wordOf(args)
  const gone = await withDatabase(env, (database) =>
    database.query('delete from name_reservations where skeleton = $1 returning 1', [skeletonOf(word)]),
  )
  if (gone.length === 0) throw invalidCommand({ reason: `"${word}" isn't reserved by command` })
  print(`${word} can be registered again, unless your settings or the built-in words reserve it`)
}

function wordOf(args: string[]): string {
  const word = (readArgs(args, {}, ['word']).positionals[0] ?? '').toLowerCase()
  if (!/^[a-z0-9-]{1,63}$/.test(word))
    throw invalidCommand({ reason: 'A word has 1 to 63 of a-z, 0-9 and -, without a zone' })
  return word
}
