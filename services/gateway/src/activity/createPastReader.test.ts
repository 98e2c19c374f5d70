import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/Database'
import { openDatabase } from '../database/openDatabase'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'
import type { ChainReader } from './ChainReader'
import type { ChainBlock } from './chainData'
import { createPastReader } from './createPastReader'
import { openFollowerStore } from './openFollowerStore'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await openTestDatabase()
  database = await openDatabase({ url: test.url, folder: '', connections: 5 })
}, 60_000)
afterAll(async () => {
  await database?.stop()
  await test?.stop()
})

const chainId = 'eip155:1'
const { signal } = new AbortController()
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const emptyBlock = (number: number): ChainBlock => ({
  number,
  hash: hashOf(number + 1),
  parentHash: hashOf(number),
  timestamp: 1,
  transactions: [],
})
const addressOf = (n: number) => `0x${n.toString(16).padStart(40, '0')}`

it.each([
  ['blocks', 10_000],
  ['logs', 0],
])('reads everybody’s past by %s while every block brings new addresses', async (_name, mostWhole) => {
  const reader = {
    chainId,
    block: async (number: number) => emptyBlock(number),
    logs: async () => [],
  } as Partial<ChainReader> as ChainReader
  const top = mostWhole > 0 ? 400 : 40_000
  await database.query('delete from followed_chains')
  await database.query('delete from watched_addresses')
  await database.query('delete from followed_blocks')
  const start = { head: emptyBlock(top), genesis: hashOf(1) }
  const store = await openFollowerStore(database, chainId, start, 0, 100_000)
  await store.jump(start.head)
  const readPast = createPastReader(reader, store, mostWhole)
  const known = async () => {
    const rows = await database.query<{ address: string }>(
      'select address from watched_addresses where known_from = 0',
    )
    return rows.map(({ address }) => address)
  }
  for (let round = 1; round <= 60; round += 1) {
    await database.query('insert into watched_addresses (chain, address) values ($1, $2)', [
      chainId,
      addressOf(round),
    ])
    await store.takeUp()
    await readPast(await store.place(), signal)
    await store.advance({ records: [], facts: new Map() }, emptyBlock(top + round))
  }
  // Always reading for the newest would never get to the first block.
  expect(await known()).toEqual(
    expect.arrayContaining(Array.from({ length: 20 }, (_, n) => addressOf(n + 1))),
  )
})
