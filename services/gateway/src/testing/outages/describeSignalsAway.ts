import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { startRelay } from '@latchkey/relay'
import { connectClient, type TestClient } from '@latchkey/relay/testing'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../openTestDatabase'
import type { TestRedis } from '../startRedis'
import { keepPublishing } from './keepPublishing'

/** A way for relays to signal each other, and how a test cuts it. */
export type CutSignals = {
  readonly name: string
  readonly redis: TestRedis | undefined
  cut(database: TestDatabase): Promise<void>
  /** Whether the relays notice the cut; if it heals at once, they may not. */
  readonly isNoticed: boolean
  restore(): Promise<void>
}

type Running = Awaited<ReturnType<typeof startRelay>>

const token = randomBytes(16).toString('hex')

/** Describes two relays that can't signal each other for a while. */
export function describeSignalsAway(ways: readonly CutSignals[], awayMs: number): void {
  describe.each(ways)(`two relays without signals for ${awayMs / 1000} s: $name`, (way) => {
    let database: TestDatabase
    let relays: readonly Running[]
    beforeAll(async () => {
      database = await openTestDatabase()
      const env = {
        DATABASE_URL: database.url,
        RELAY_PORT: '0',
        RELAY_LOG: 'silent',
        RELAY_DRAIN_MS: '100',
        RELAY_METRICS_TOKEN: token,
        REDIS_URL: way.redis?.url,
      }
      relays = [await startRelay(env), await startRelay(env)]
    })
    afterAll(async () => {
      for (const relay of relays ?? []) await relay.stop()
      await database?.stop()
    })

    const signalsUp = async () => {
      const states = await Promise.all(
        relays.map(async ({ url }) => {
          const headers = { authorization: `Bearer ${token}` }
          const text = await (await fetch(`${url.replace('ws', 'http')}/metrics`, { headers })).text()
          return /^latchkey_relay_signals_up (\d)$/m.exec(text)?.[1]
        }),
      )
      return states.join('')
    }
    /** Measures from the acknowledgement to the arrival on the other relay. */
    const timeOne = async (publisher: TestClient, reader: TestClient, topic: string, message: string) => {
      const had = reader.pushes.length
      await publisher.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })
      const acknowledged = performance.now()
      await reader.pushed(had + 1, 40_000)
      return performance.now() - acknowledged
    }

    it('deliver late, and at once when the signals are back', async () => {
      const topic = randomBytes(32).toString('hex')
      const [publisher, reader] = [
        await connectClient(relays[0]?.url ?? ''),
        await connectClient(relays[1]?.url ?? ''),
      ]
      await reader.call('irn_subscribe', { topic })
      // Every new socket is looked after once; don't mistake that for a signal.
      await wait(2_500)
      expect(await timeOne(publisher, reader, topic, 'before')).toBeLessThan(2_000)
      expect(await signalsUp()).toBe('11')

      await way.cut(database)
      // A mailbox holds a hundred messages, and it takes ten seconds to notice that a server hangs.
      const publishing = keepPublishing(publisher, topic, 'during', 300)
      await wait(awayMs)
      if (way.isNoticed) expect(await signalsUp()).toBe('00')
      const during = await publishing.stop()
      expect(publishing.refusals()).toEqual([])
      // A relay that hears nothing looks every two seconds, after it has noticed that a server hangs.
      const lateMs = await timeOne(publisher, reader, topic, 'late')
      expect(lateMs).toBeLessThan(20_000)

      await way.restore()
      await expect.poll(signalsUp, { timeout: 30_000 }).toBe('11')
      await wait(500)
      const times: number[] = []
      for (let n = 0; n < 5; n++) times.push(await timeOne(publisher, reader, topic, `after${n}`))
      expect(Math.max(...times)).toBeLessThan(2_000)
      expect(reader.pushes.map(({ params }) => params.data.message)).toEqual([
        'before',
        ...during,
        'late',
        ...times.map((_, n) => `after${n}`),
      ])
      await Promise.all([publisher.close(), reader.close()])
    })
  })
}

/** Ends the connections by which relays listen to the database. */
export const cutConnections: CutSignals = {
  name: 'connections to the database break',
  redis: undefined,
  isNoticed: false,
  async cut({ url }) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'latchkey-relay-signals' and datname = current_database()",
    )
    await client.end()
  },
  restore: async () => undefined,
}

/** Stops Valkey or Redis, and starts it again. */
export function stopRedis(redis: TestRedis): CutSignals {
  return {
    name: 'Valkey or Redis stops',
    redis,
    isNoticed: true,
    cut: () => redis.stop(),
    restore: () => redis.restart(),
  }
}

/** Stops Valkey or Redis from running, while its connections stay open. */
export function freezeRedis(redis: TestRedis): CutSignals {
  return {
    name: 'Valkey or Redis hangs',
    redis,
    isNoticed: true,
    cut: async () => void process.kill(redis.pid, 'SIGSTOP'),
    restore: async () => void process.kill(redis.pid, 'SIGCONT'),
  }
}
