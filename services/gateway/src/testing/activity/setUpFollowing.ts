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
  /** Assign another chain to replace it. */
  chain: TestChain
  readonly database: Database
  /** The settings of a separate process that follows. */
  settings(): Record<string, string>
  /** Starts a follower, which stops with the test. */
  follow(options?: { mostWhole?: number; mostBytes?: number; mostWatched?: number }): Promise<Followers>
  watch(address: string): Promise<unknown>
  /** Returns the stored hashes of an account, newest first. */
  indexed(address: string): Promise<string[]>
  /** Passes when the table matches the chain: the same transactions in the same order, without repeats. */
  agree(address: string): Promise<void>
  /** Passes when the table matches the chain for the blocks it claims to know of an account. */
  matchesKnownBlocks(address: string): Promise<void>
  /** Sends to the second test account, one block each. */
  sendMany(count: number): Promise<void>
  /** Runs something after the test. */
  atEnd(run: () => unknown): void
}

/** Opens a chain and a database for each test of a file, and closes them afterwards. */
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
    if (!following) throw new TypeError('Call this inside a test')
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
      const followers = startFollowers({
        ...options,
        mostWatched: 100_000,
        pollMs: 20,
        standByMs: 50,
        ...more,
      })
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
      // A busy machine may need a while, which doesn't matter here.
      await vi.waitFor(async () => expect(await self.indexed(address)).toEqual(told), { timeout: 40_000 })
    },
    async matchesKnownBlocks(address) {
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
