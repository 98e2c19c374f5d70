import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '../database/Database'
import { openDatabase } from '../database/openDatabase'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'
import { startDeletingEvents } from './startDeletingEvents'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await openTestDatabase()
  database = await openDatabase({ url: test.url, folder: '', connections: 5 })
}, 60_000)
afterAll(async () => {
  await database.stop()
  await test.stop()
})
beforeEach(async () => {
  // Ten events for each of the last 200 days.
  await database.query('delete from events')
  await database.query(
    `insert into events (id, project, type, event, domain, url, at, received_at)
     select gen_random_uuid(), 'p', 'track', 'MODAL_OPEN', 'd', 'u', now(), now() - (day - 0.5) * interval '1 day'
     from generate_series(1, 200) as days (day), generate_series(1, 10)`,
  )
})
const log = pino({ level: 'silent' })
const most = 1_000_000
const kept = async () =>
  (
    await database.query<{ count: number; oldest: number }>(
      `select count(*)::int as count, extract(epoch from now() - min(received_at))::float8 / 86400 as oldest from events`,
    )
  )[0]

it('deletes expired events in slices, and nothing else', async () => {
  const query = vi.spyOn(database, 'query')
  const forgetting = startDeletingEvents({ database, log, most, days: 90, slice: 400 })
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ count: 900 }), { timeout: 10_000 })
  await forgetting.stop()
  const slices = query.mock.calls.filter(([text]) => text.startsWith('delete'))
  query.mockRestore()
  expect(slices.length).toBe(3)
  expect((await kept())?.oldest).toBeLessThan(90)
})

it('deletes the oldest of too many, before they are old', async () => {
  const forgetting = startDeletingEvents({ database, log, most: 50, days: 90, slice: 400 })
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ count: 50 }), { timeout: 10_000 })
  await forgetting.stop()
  expect((await kept())?.oldest).toBeLessThan(5)
})

it('runs in one process at a time, and again after a while', async () => {
  let release: (() => void) | undefined
  const held = database.withLock(
    'forget events',
    () =>
      new Promise<void>((resolve) => {
        release = resolve
      }),
  )
  await vi.waitFor(() => expect(release).toBeDefined(), { timeout: 20_000 })
  const forgetting = startDeletingEvents({ database, log, most, days: 30, everyMs: 50 })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await kept()).toMatchObject({ count: 2_000 })
  release?.()
  await held
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ count: 300 }), { timeout: 10_000 })
  await forgetting.stop()
})

it('logs a database that is down, and tries again', async () => {
  const warned = vi.spyOn(log, 'warn')
  let isDown = true
  const withLock: Database['withLock'] = (name, run) =>
    isDown ? Promise.reject(new TypeError('down')) : database.withLock(name, run)
  const forgetting = startDeletingEvents({
    database: { ...database, withLock },
    log,
    most,
    days: 150,
    everyMs: 20,
  })
  await vi.waitFor(() => expect(warned).toHaveBeenCalled(), { timeout: 20_000 })
  isDown = false
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ count: 1_500 }), { timeout: 10_000 })
  await forgetting.stop()
})
