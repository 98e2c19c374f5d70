import { createIdentity, startTestRelay, type TestRelay } from '@latchkey/relay/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'

const topic = 'ab'.repeat(32)
let database: TestDatabase
let relay: TestRelay
let sql: pg.Client
beforeAll(async () => {
  database = await openTestDatabase()
  relay = await startTestRelay({ databaseUrl: database.url })
  sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
}, 60_000)
afterAll(async () => {
  await sql.end()
  await relay.stop()
  await database.stop()
})

it('forgets the oldest of very many delivered messages of a topic', async () => {
  const now = Date.now()
  await sql.query(
    `insert into relay_messages
       (topic, hash, body, attestation, tag, publisher, published_at, expires_at, known_until, is_open)
     select $1::text, sha256(n::text::bytea), null, '', 1, 'someone', $2::bigint, $2::bigint,
       $2::bigint + 86400000, false
     from generate_series(1, 3000) as n`,
    [topic, now],
  )
  for (let n = 0; n < 20; n++)
    await relay.store.publish({
      topic,
      message: `AAAA${n}`,
      tag: 1108,
      attestation: '',
      publisher: createIdentity().client,
      address: 'a',
      project: 'p',
      publishedAt: now,
      expiresAt: now + 300_000,
    })
  const { rows } = await sql.query('select count(*)::int as kept from relay_messages where topic = $1', [
    topic,
  ])
  expect(rows[0].kept).toBeLessThan(1_100)
})
