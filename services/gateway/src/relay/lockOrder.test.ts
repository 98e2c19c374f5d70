import { createIdentity, startTestRelay, type TestRelay } from '@latchkey/relay/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'

const owner = { address: 'a', project: 'p' }
let database: TestDatabase
let relays: readonly TestRelay[]
beforeAll(async () => {
  database = await openTestDatabase()
  const open = () => startTestRelay({ databaseUrl: database.url })
  relays = [await open(), await open()]
}, 60_000)
afterAll(async () => {
  for (const relay of relays ?? []) await relay.stop()
  await database?.stop()
})

/** Publishes messages that a client has not acknowledged yet; returns their numbers. */
async function owe(client: string, topics: readonly string[], count: number): Promise<readonly number[]> {
  const [relay] = relays
  const now = Date.now()
  await relay?.store.subscribe({ ...owner, client }, topics, { now, mayAdd: true })
  const publisher = createIdentity().client
  const outcomes = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      relay?.store.publish({
        ...owner,
        topic: topics[n % topics.length] ?? '',
        message: `${publisher} ${n}`,
        tag: 1108,
        attestation: '',
        publisher,
        publishedAt: now,
        expiresAt: now + 300_000,
      }),
    ),
  )
  return outcomes.flatMap((outcome) => (outcome?.outcome === 'kept' ? [outcome.id] : []))
}

it('acknowledges, takes and leaves at the same time without two calls that wait for each other', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { client } = createIdentity()
    const topics = Array.from({ length: 20 }, (_, n) => `${round}${n}`.padStart(64, 'a'))
    const owed = await owe(client, topics, 400)
    expect(owed).toHaveLength(400)
    const now = Date.now()
    const work = relays.flatMap(({ store }, turn) => [
      ...(turn === 0 ? owed : owed.toReversed()).map((message) => store.acknowledge(client, message)),
      ...topics.map((topic) => store.takeMail(client, [topic], 50, now)),
      store.unsubscribe(client, turn === 0 ? topics : topics.toReversed(), now),
      store.subscribe({ ...owner, client: createIdentity().client }, topics, { now, mayAdd: true }),
      store.touch([client], now + 120_000),
      store.sweep(now),
    ])
    const refused = (await Promise.allSettled(work)).filter(({ status }) => status === 'rejected')
    expect(refused).toEqual([])
    const left = await relays[0]?.store.findMail(client, { except: [], limit: 10, bytes: 1_000_000 }, now)
    expect(left).toEqual([])
  }
})

it.each([
  [
    'takes',
    ({ store }: TestRelay, client: string, topic: string) => store.takeMail(client, [topic], 50, Date.now()),
  ],
  [
    'leaves',
    ({ store }: TestRelay, client: string, topic: string) => store.unsubscribe(client, [topic], Date.now()),
  ],
])('%s what another relay is just acknowledging', async (name, act) => {
  const [relay] = relays
  if (!relay) return expect.unreachable('the relay has started')
  const { client } = createIdentity()
  const topic = name.padStart(64, 'b')
  const [message] = await owe(client, [topic], 1)
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  onTestFinished(() => other.end())
  // The two steps of an acknowledgement, with time between them.
  await other.query('begin')
  await other.query('select from relay_messages where id = $1 for update', [message])
  const acting = act(relay, client, topic)
  await expect
    .poll(async () => {
      const waits = await other.query('select 1 from pg_locks where not granted')
      return waits.rowCount
    })
    .toBeGreaterThan(0)
  await other.query('delete from relay_owed where client = $1 and message = $2', [client, message])
  await other.query('commit')
  await acting
})
