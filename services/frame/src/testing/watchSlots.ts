import pg from 'pg'
import { expect } from 'vitest'

/** The slots in the database of a frame, for tests that stop its server in the middle of storing a wallet. */
export type WatchedSlots = {
  /** Lets nobody store slots. */
  hold(): Promise<void>
  /** Waits until somebody wants to store slots: the vault's row is written then, and not committed. */
  untilWanted(): Promise<void>
  /** Lets go, and waits until no writer of slots is left. */
  release(): Promise<void>
  /** How many vaults and slots are stored. */
  count(): Promise<{ readonly vaults: number; readonly slots: number }>
  stop(): Promise<void>
}

/** Watches the slots in a database. */
export async function watchSlots(databaseUrl: string): Promise<WatchedSlots> {
  const connect = async () => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    return client
  }
  const [watcher, blocker] = await Promise.all([connect(), connect()])
  const count = async (query: string) => (await watcher.query(query)).rowCount ?? 0
  const wanted = () =>
    count("select 1 from pg_locks where relation = 'frame_slots'::regclass and not granted")
  const patience = { timeout: 20_000 }
  return {
    async hold() {
      await blocker.query('begin')
      await blocker.query('lock table frame_slots in access exclusive mode')
    },
    untilWanted: () => expect.poll(wanted, patience).toBeGreaterThan(0),
    async release() {
      await blocker.query('rollback')
      await expect.poll(wanted, patience).toBe(0)
    },
    count: async () => ({
      vaults: await count('select 1 from frame_vaults'),
      slots: await count('select 1 from frame_slots where sealed is not null'),
    }),
    async stop() {
      await Promise.all([watcher.end(), blocker.end()])
    },
  }
}
