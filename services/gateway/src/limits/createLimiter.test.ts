import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/Database'
import { openDatabase } from '../database/openDatabase'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'
import { createLimiter } from './createLimiter'

let test: TestDatabase | undefined
let database: Database
beforeAll(async () => {
  test = await openTestDatabase()
  database = await openDatabase({ url: test.url, folder: '', connections: 5 })
}, 60_000)
afterAll(async () => {
  await database?.stop()
  await test?.stop()
})

function setUp(start = 1_000_000) {
  let time = start
  const errors: unknown[] = []
  const limiter = createLimiter(
    database,
    () => time,
    (error) => errors.push(error),
  )
  return {
    limiter,
    errors,
    pass: (ms: number) => {
      time += ms
    },
  }
}

it('allows a number of uses per span, then says how long to wait', () => {
  const { limiter, pass } = setUp()
  expect([1, 2, 3].map(() => limiter.take('one', 2, 10))).toEqual([0, 0, 10])
  expect(limiter.take('other', 2, 10)).toBe(0)
  pass(4_000)
  expect(limiter.take('one', 2, 10)).toBe(6)
  pass(6_000)
  expect(limiter.take('one', 2, 10)).toBe(0)
})

it('counts an amount, of which the last may go beyond the limit', () => {
  const { limiter, pass } = setUp()
  expect([60, 60, 1].map((amount) => limiter.take('bytes', 100, 10, amount))).toEqual([0, 0, 10])
  pass(10_000)
  expect([1_000, 1].map((amount) => limiter.take('bytes', 100, 10, amount))).toEqual([0, 10])
})

it('keeps the counts of a day while many addresses flood it', async () => {
  const { limiter } = setUp()
  expect([1, 2].map(() => limiter.take('quota', 1, 86_400) > 0)).toEqual([false, true])
  for (let count = 0; count < 150_000; count += 1) limiter.take(`rate ${count}`, 5, 1)
  expect(limiter.take('quota', 1, 86_400)).toBeGreaterThan(0)
  await limiter.stop()
})

it('adds up the uses of several processes', async () => {
  const [one, two] = [setUp(), setUp()]
  for (let i = 0; i < 3; i++) expect(one.limiter.take('shared', 5, 10)).toBe(0)
  expect(two.limiter.take('shared', 5, 10)).toBe(0)
  await one.limiter.flush()
  await two.limiter.flush()
  expect([1, 2].map(() => two.limiter.take('shared', 5, 10) > 0)).toEqual([false, true])
  await one.limiter.stop()
  await two.limiter.stop()
  expect([one.errors, two.errors]).toEqual([[], []])
})

it('deletes expired counts from the database', async () => {
  const { limiter, pass } = setUp(5_000_000)
  limiter.take('old', 5, 1)
  await limiter.flush()
  pass(10_000)
  limiter.take('new', 5, 1)
  await limiter.flush()
  const rows = await database.query<{ key: string }>("select key from usage where key in ('old', 'new')")
  expect(rows).toEqual([{ key: 'new' }])
})
