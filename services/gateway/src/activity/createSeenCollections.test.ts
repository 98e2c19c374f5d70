import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/Database'
import { openDatabase } from '../database/openDatabase'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'
import { createSeenCollections } from './createSeenCollections'

const me = `0x${'aa'.repeat(20)}`
const other = `0x${'bb'.repeat(20)}`
let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await openTestDatabase()
  database = await openDatabase({ url: test.url, folder: '', connections: 2 })
}, 60_000)
afterAll(async () => {
  await database?.stop()
  await test?.stop()
})

const note = (block: number, address: string, transfers: readonly object[]) =>
  database.query(
    `insert into history (chain, address, block, position, hash, mined_at, sent_from, sent_to, nonce, is_failed, operation, transfers)
     values ('eip155:1', $1, $2, 0, '0x', now(), '', '', 0, false, 'receive', $3)`,
    [address, block, JSON.stringify(transfers)],
  )

it('[ACC-3] lists the collectibles an account received, newest collection first, without repeats', async () => {
  await note(1, me, [{ token: '0x1', from: other, to: me, amount: '1', id: '7' }])
  await note(2, me, [{ token: '0x1', from: me, to: other, amount: '1', id: '7' }])
  await note(3, me, [
    { token: '0x1', from: other, to: me, amount: '1', id: '7' },
    { token: '0x2', from: other, to: me, amount: '1', id: '9' },
    { token: '0x3', from: other, to: me, amount: '5' },
  ])
  await note(4, me, [{ token: '0x2', from: other, to: me, amount: '1', id: '10' }])
  await note(5, other, [{ token: '0x4', from: me, to: other, amount: '1', id: '1' }])
  const seen = await createSeenCollections(database)('eip155:1', me.toUpperCase().replace('0X', '0x'))
  expect(seen.map(({ contract }) => contract)).toEqual(['0x2', '0x1'])
  expect(seen.map(({ tokenIds }) => [...(tokenIds ?? [])].sort())).toEqual([['10', '9'], ['7']])
  expect(await createSeenCollections(database)('eip155:2', me)).toEqual([])
})
