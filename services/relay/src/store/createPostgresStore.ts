import { createBatcher } from './createBatcher'
import type { Owner } from './Owner'
import type { Sql } from './openSql'
import type { NewMessage, PublishOutcome, RelayStore, StoredMessage, SubscribeOutcome } from './RelayStore'
import { storeLimits } from './storeLimits'
import { trimPostgres } from './trimPostgres'

type Row = {
  id: string
  topic: string
  message: string
  tag: number
  published_at: string
  attestation: string
}
type Wish = Owner & { readonly topic: string; readonly now: number; readonly mayAdd: boolean }
type Receipt = { readonly client: string; readonly message: number }

const columns = 'm.id, m.topic, m.body as message, m.tag, m.published_at, m.attestation'

/** Stores subscriptions and messages in PostgreSQL, and batches concurrent queries. */
export function createPostgresStore(sql: Sql): RelayStore {
  const publishing = createBatcher((messages: readonly NewMessage[]) => publish(sql, messages), 200, 2)
  const subscribing = createBatcher((wishes: readonly Wish[]) => subscribe(sql, wishes), 500)
  const acknowledging = createBatcher((receipts: readonly Receipt[]) => acknowledge(sql, receipts), 500)
  const recognising = createBatcher((clients: readonly string[]) => recognise(sql, clients), 500)
  const flushing = createBatcher((asked: readonly undefined[]) => flush(sql, asked), 1_000)

  return {
    publish: publishing.add,
    flush: () => flushing.add(undefined),
    subscribe: (owner, topics, options) =>
      Promise.all(topics.map((topic) => subscribing.add({ ...owner, ...options, topic }))),
    async unsubscribe(client, topics, now) {
      await sql.query('select relay_unsubscribe($1, $2, $3, $4)', [client, topics, now, storeLimits.unreadMs])
    },
    async findMail(client, { topics, except, limit, bytes }, now) {
      const rows = await sql.query<Row>(
        `with oldest as (
           select m.id, octet_length(m.body) as size
           from relay_owed as o join relay_messages as m on m.id = o.message
           where o.client = $1 and m.body is not null and m.expires_at > $2 and not (m.id = any($3::bigint[]))
             and ($4::text[] is null or m.topic = any($4::text[]))
           order by m.id limit $5),
         sized as (select id, sum(size) over (order by id) - size as before from oldest)
         select ${columns} from sized join relay_messages as m on m.id = sized.id
         where sized.before < $6::bigint and m.body is not null order by m.id`,
        [client, now, except, topics ?? null, limit, bytes],
      )
      return rows.map(toMessage)
    },
    async takeMail(client, topics, limit, now) {
      const rows = await sql.query<Row>('select * from relay_take($1, $2, $3, $4, $5)', [
        client,
        topics,
        limit,
        storeLimits.takenBytes,
        now,
      ])
      const left = rows.length > 0 ? await sql.query(leftQuery, [client, topics, now]) : []
      return { messages: rows.map(toMessage), hasMore: left.length > 0 }
    },
    acknowledge: (client, message) => acknowledging.add({ client, message }),
    async whoHasMail(clients, now) {
      const rows = await sql.query<{ client: string }>(
        `select distinct o.client from relay_owed as o join relay_messages as m on m.id = o.message
         where o.client = any($1) and m.body is not null and m.expires_at > $2`,
        [clients, now],
      )
      return rows.map(({ client }) => client)
    },
    isKnown: recognising.add,
    async touch(clients, now) {
      // Rows that someone else changes at this moment are seen already, or go.
      await sql.query(
        `with old as (
           select topic, client from relay_subscriptions
           where client = any($1) and seen_at < $2::bigint - 60000 for update skip locked)
         update relay_subscriptions as s set seen_at = $2::bigint from old
         where s.topic = old.topic and s.client = old.client`,
        [clients, now],
      )
    },
    sweep: (now) => sweep(sql, now),
    trim: (bounds) => trimPostgres(sql, bounds),
    async stop() {
      const all = [publishing, subscribing, acknowledging, recognising, flushing]
      await Promise.all(all.map((batcher) => batcher.settle()))
      await sql.stop()
    },
  }
}

const leftQuery = `select from relay_messages as m
  where m.topic = any($2) and m.body is not null and m.expires_at > $3
    and (exists (select from relay_owed as o where o.message = m.id and o.client = $1)
      or (m.is_open and m.publisher <> $1))
  limit 1`

function toMessage({ id, published_at, ...rest }: Row): StoredMessage {
  return { ...rest, id: Number(id), publishedAt: Number(published_at) }
}

async function publish(sql: Sql, messages: readonly NewMessage[]): Promise<PublishOutcome[]> {
  const rows = await sql.query<{ outcome: 'kept' | 'known' | 'full'; id: string; clients: string[] }>(
    'select outcome, id, clients from relay_publish($1, $2, $3, $4, $5) order by n',
    [
      JSON.stringify(messages),
      storeLimits.messages,
      storeLimits.bytes,
      storeLimits.knownMs,
      storeLimits.unreadMs,
    ],
  )
  return rows.map(({ outcome, id, clients }) => {
    if (outcome === 'kept') return { outcome, id: Number(id), clients }
    return outcome === 'known' ? { outcome, clients } : { outcome }
  })
}

async function flush(sql: Sql, asked: readonly undefined[]): Promise<readonly undefined[]> {
  await sql.query('select relay_flush()')
  return asked
}

async function subscribe(sql: Sql, wishes: readonly Wish[]): Promise<SubscribeOutcome[]> {
  const rows = await sql.query<{ is_full: boolean; is_new: boolean; has_mail: boolean }>(
    'select is_full, is_new, has_mail from relay_subscribe($1, $2) order by n',
    [JSON.stringify(wishes), storeLimits.subscribers],
  )
  return rows.map(({ is_full, is_new, has_mail }) => ({ isFull: is_full, isNew: is_new, hasMail: has_mail }))
}

async function acknowledge(sql: Sql, receipts: readonly Receipt[]): Promise<undefined[]> {
  await sql.query('select relay_acknowledge($1, $2)', [
    receipts.map(({ client }) => client),
    receipts.map(({ message }) => message),
  ])
  return receipts.map(() => undefined)
}

async function recognise(sql: Sql, clients: readonly string[]): Promise<boolean[]> {
  const rows = await sql.query<{ client: string }>(
    'select distinct client from relay_subscriptions where client = any($1)',
    [clients],
  )
  const known = new Set(rows.map(({ client }) => client))
  return clients.map((client) => known.has(client))
}

async function sweep(sql: Sql, now: number) {
  const rows = await sql.query<{ tag: number; count: number }>(
    `with expired as (
       select id from relay_messages where body is not null and expires_at <= $1
       order by id limit 5000 for update skip locked),
     emptied as (
       update relay_messages as m set body = null from expired where m.id = expired.id returning m.id, m.tag),
     released as (delete from relay_owed as o using emptied where o.message = emptied.id)
     select tag, count(*)::int as count from emptied group by tag`,
    [now],
  )
  await sql.query(
    `delete from relay_messages where id in (
       select id from relay_messages where known_until <= $1 and body is null
       order by known_until limit 20000 for update skip locked)`,
    [now],
  )
  const old = await sql.query(
    `delete from relay_subscriptions where (topic, client) in (
       select topic, client from relay_subscriptions where seen_at < $1 for update skip locked)
     returning 1`,
    [now - storeLimits.subscriptionMs],
  )
  return { unreadByTag: new Map(rows.map(({ tag, count }) => [tag, count])), subscriptions: old.length }
}
