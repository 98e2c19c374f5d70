import { testAccounts } from '@latchkey/testing'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type Followers, startFollowers } from '../../activity/startFollowers'
import { localSettings } from '../../config/localSettings'
import { readConfig } from '../../config/readConfig'
import type { Database } from '../../database/Database'
import { openDatabase } from '../../database/openDatabase'
import { createMetrics } from '../../monitoring/createMetrics'
import { createNodes } from '../../rpc/createNodes'
import { openTestDatabase } from '../openTestDatabase'
import { openTestChain, type TestChain } from './openTestChain'

/** A chain and a database for one test of a follower. */
export type Following = {
  /** Another chain takes its place by being put here. */
  chain: TestChain
  readonly database: Database
  /** What a process of its own needs to follow. */
  settings(): Record<string, string>
  /** Starts a follower, which ends with the test. */
  follow(options?: { mostWhole?: number; mostBytes?: number }): Promise<Followers>
  watch(address: string): Promise<unknown>
  /** What the table says of an account, the newest first. */
  indexed(address: string): Promise<string[]>
  /** Holds when the table says just what the chain says: the same transactions in the same order, each once. */
  agree(address: string): Promise<void>
  /** Holds when the table says just what the chain says of the blocks that it claims to know for an account. */
  keepsItsWord(address: string): Promise<void>
  /** Sends to the second account of tests, a block each. */
  sendMany(count: number): Promise<void>
  /** Does something after the test. */
  atEnd(run: () => unknown): void
}

/** Opens a chain and a database for each test of a file, and closes them after it. */
export function setUpFollowing(): () => Following {
  const ends: (() => unknown)[] = []
  let following: Following | undefined
  beforeEach(async () => {
    const [chain, test] = await Promise.all([openTestChain({ seed: false }), openTestDatabase()])
    const database = await openDatabase({ url: test.url, folder: '', connections: 5 })
    ends.push(
      () => chain.stop(),
      () => test.stop(),
      () => database.stop(),
    )
    following = createFollowing(chain, test.url, database, (run) => ends.push(run))
  }, 60_000)
  afterEach(async () => {
    while (ends.length > 0) await ends.pop()?.()
  })
  return () => {
    if (!following) throw new TypeError('It is opened before each test')
    return following
  }
}

function createFollowing(
  first: TestChain,
  url: string,
  database: Database,
  atEnd: (run: () => unknown) => void,
): Following {
  const self: Following = {
    chain: first,
    database,
    atEnd,
    settings: () => ({ ...localSettings([{ ...self.chain, name: 'Local' }]), DATABASE_URL: url }),
    async follow({ mostBytes, ...more } = {}) {
      const config = readConfig(self.settings())
      const own = await openDatabase({ url, folder: '', connections: 5 })
      const limits = mostBytes ? { mostBytes } : {}
      const nodes = createNodes({ config, metrics: createMetrics(), now: Date.now, ...limits })
      const log = pino({ level: 'silent' })
      const options = { chains: config.GATEWAY_CHAINS, database: own, log, nodes, now: Date.now }
      const followers = startFollowers({ ...options, pollMs: 20, standByMs: 50, ...more })
      let stopped: Promise<void> | undefined
      const stop = async () => {
        stopped ??= followers.stop().then(async () => {
          await nodes.stop()
          await own.stop()
        })
        await stopped
      }
      atEnd(stop)
      return { stop }
    },
    watch: (address) =>
      database.query('insert into watched_addresses (chain, address) values ($1, $2)', [
        `eip155:${self.chain.chainId}`,
        address.toLowerCase(),
      ]),
    async indexed(address) {
      const rows = await database.query<{ hash: string }>(
        'select hash from history where address = $1 order by block desc, position desc',
        [address.toLowerCase()],
      )
      return rows.map(({ hash }) => hash)
    },
    async agree(address) {
      const told = await self.chain.hashesOf(address)
      // A busy machine may take its time; how long is no matter here.
      await vi.waitFor(async () => expect(await self.indexed(address)).toEqual(told), { timeout: 40_000 })
    },
    async keepsItsWord(address) {
      const [row] = await database.query<{ from: number | null; next: number; hashes: string[] }>(
        `select known_from::float8 as from, next_block::float8 as next, array(
           select hash from history where history.chain = watched_addresses.chain
             and history.address = watched_addresses.address order by block desc, position desc) as hashes
         from watched_addresses join followed_chains using (chain) where address = $1`,
        [address.toLowerCase()],
      )
      const claimed = row?.from ? { from: row.from, to: row.next - 1 } : undefined
      expect(row?.hashes ?? []).toEqual(claimed ? await self.chain.hashesOf(address, claimed) : [])
    },
    async sendMany(count) {
      for (let sent = 0; sent < count; sent++)
        await self.chain.send({ to: testAccounts[1].address, value: BigInt(sent + 1) })
    },
  }
  return self
}
