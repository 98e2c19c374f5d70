import { setTimeout as wait } from 'node:timers/promises'
import { migrationChanged } from '@latchkey/relay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseDown } from '../errors'
import { refusals } from '../http/refusals'
import { databasePlaces, type TestPlace } from '../testing/databasePlaces'
import { openTestDatabase } from '../testing/openTestDatabase'
import type { Database } from './Database'
import { migrate } from './migrations'
import { openDatabase } from './openDatabase'

describe.each(databasePlaces())('$name', ({ open }) => {
  let test: TestPlace
  let database: Database
  beforeAll(async () => {
    test = await open()
    database = await openDatabase(test.place)
  }, 60_000)
  afterAll(async () => {
    await database?.stop()
    await test?.stop()
  })

  it('commits all of a transaction or nothing', async () => {
    await database.query('create table kept (id int primary key)')
    await database.transaction((sql) => sql.query('insert into kept values ($1)', [1]))
    const failing = database.transaction(async (sql) => {
      await sql.query('insert into kept values ($1)', [2])
      await sql.query('insert into kept values ($1)', [1])
    })
    await expect(failing).rejects.toThrow('duplicate key')
    expect(await database.query('select id from kept')).toEqual([{ id: 1 }])
  })

  it('treats values as values, whatever they contain', async () => {
    const hostile = "'; drop table projects; --"
    expect(await database.query('select $1::text as text', [hostile])).toEqual([{ text: hostile }])
    expect(await database.query('select count(*)::int as n from projects')).toEqual([{ n: 0 }])
  })

  it('lets one process at a time hold a lock', async () => {
    const other = await openDatabase({ ...test.place, connections: 2 })
    let end: (() => void) | undefined
    const held = database.withLock(
      'follower',
      () =>
        new Promise<void>((resolve) => {
          end = resolve
        }),
    )
    await expect.poll(() => end !== undefined, { timeout: 20_000 }).toBe(true)
    expect(await other.withLock('follower', async () => undefined)).toBe(false)
    expect(await other.withLock('another', async () => undefined)).toBe(true)
    end?.()
    expect(await held).toBe(true)
    expect(await other.withLock('follower', async () => undefined)).toBe(true)
    await other.stop()
  })

  it('tells the holder of a lock when it is lost', async () => {
    let isLost = false
    const held = database.withLock('doomed', async (signal) => {
      const [row] = await database.query<{ pid: number }>(
        "select pid from pg_locks where locktype = 'advisory' and granted",
      )
      await database.query('select pg_terminate_backend($1)', [row?.pid])
      for (let tries = 0; tries < 100 && !signal.aborted; tries++) await wait(20)
      isLost = signal.aborted
    })
    await held
    expect(isLost).toBe(true)
  })

  it('migrates once, however many start at the same time', async () => {
    await Promise.all([migrate(database), migrate(database), migrate(database)])
    const rows = await database.query<{ name: string }>('select name from migrations order by name')
    expect(rows[0]?.name).toBe('0001-projects')
  })

  it('rejects a migration that changed after it ran', async () => {
    await database.query("update migrations set digest = 'other' where name = '0001-projects'")
    await expect(migrate(database)).rejects.toSatisfy(migrationChanged.is)
  })
})

it('reports a database that is down', async () => {
  const opening = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', folder: '', connections: 2 })
  await expect(opening).rejects.toSatisfy(databaseDown.is)
})

it('survives a connection that breaks inside a transaction', async () => {
  const test = await openTestDatabase()
  const database = await openDatabase({ url: test.url, folder: '', connections: 3 })
  const broken = database.transaction(async (sql) => {
    const [row] = await sql.query<{ pid: number }>('select pg_backend_pid() as pid')
    await database.query('select pg_terminate_backend($1)', [row?.pid])
    // Its error arrives while no query runs; without a listener it would end the process.
    await wait(200)
    await sql.query('select 1')
  })
  await expect(broken).rejects.toSatisfy(refusals.databaseAway.is)
  expect(await database.isUp()).toBe(true)
  await database.stop()
  await test.stop()
})
