import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { InferOutput, ObjectSchema } from 'valibot'
import { createSharedClock } from './clocks/createSharedClock'
import type { relaySettings } from './config/relaySettings'
import { createReport } from './monitoring/createReport'
import { openPostgresChannel } from './signals/openPostgresChannel'
import { openRedisChannel } from './signals/openRedisChannel'
import { type Authorize, createRelay, type Relay } from './sockets/createRelay'
import { createPostgresStore } from './store/createPostgresStore'
import { openSql, type Sql } from './store/openSql'

/** The settings of every relay. */
export type RelayConfig = InferOutput<ObjectSchema<typeof relaySettings, undefined>>

/** A relay with its own connections to the database. */
export type OpenedRelay = Relay & {
  /** Whether the database responds. */
  isUp(): Promise<boolean>
}

/** What a relay needs to open. */
export type OpenRelayParts = {
  /** A PostgreSQL with the relay's migrations. */
  readonly databaseUrl: string
  readonly config: RelayConfig
  readonly authorize: Authorize
  readonly proxies: number
  /** How many bits of an IPv6 address tell clients apart. */
  readonly ipv6Prefix: number
  readonly registry: Registry
  readonly log: Logger
}

/** Publishing, subscribing, acknowledging and reading run at the same time. */
const connections = 5
/** Load balancers wait a few seconds for an answer to whether the relay is ready. */
const readyMs = 2_000

/** Opens a relay on a database. @throws signalsDown */
export async function openRelay(parts: OpenRelayParts): Promise<OpenedRelay> {
  const { databaseUrl, config, log } = parts
  const { REDIS_URL: redis, RELAY_REQUESTS_PER_SECOND: requestsPerSecond } = config
  const sql = openSql(databaseUrl, connections)
  const store = createPostgresStore(sql)
  const report = createReport(log)
  const clock = await createSharedClock({ read: () => readTime(sql), report })
  try {
    const relay = await createRelay({
      ...parts,
      store,
      now: clock.now,
      channel: redis ? openRedisChannel(redis, report) : openPostgresChannel(databaseUrl),
      attestation: config.RELAY_ATTESTATION,
      audiences: config.RELAY_AUDIENCES,
      bounds: {
        topics: {
          client: config.RELAY_TOPICS_PER_CLIENT,
          address: config.RELAY_TOPICS_PER_ADDRESS,
          project: config.RELAY_TOPICS_PER_PROJECT,
        },
        bytes: {
          client: config.RELAY_STORED_PER_CLIENT,
          address: config.RELAY_STORED_PER_ADDRESS,
          project: config.RELAY_STORED_PER_PROJECT,
        },
      },
      limits: {
        socketsPerClient: 8,
        socketsPerAddress: config.RELAY_SOCKETS_PER_ADDRESS,
        connectsPerSecond: config.RELAY_CONNECTS_PER_SECOND,
        admissionsPerSecond: config.RELAY_ADMISSIONS_PER_SECOND,
        requestsPerSecond,
        requestsPerSecondAndAddress: requestsPerSecond * 10,
        bytesPerSecondAndAddress: config.RELAY_BYTES_PER_SECOND,
        buffered: 4_194_304,
        stalledMs: 15_000,
        refusalMs: config.RELAY_REFUSAL_MS,
        pingMs: 25_000,
        drainMs: config.RELAY_DRAIN_MS,
      },
    })
    const stop = async () => {
      clock.stop()
      await relay.stop()
    }
    return { ...relay, stop, isUp: createProbe(sql) }
  } catch (error) {
    clock.stop()
    await store.stop()
    throw error
  }
}

/** Asks the database once a second at most: anybody may ask whether the relay is ready. */
function createProbe(sql: Sql): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY
  let last = Promise.resolve(false)
  const ask = () =>
    sql.query('select 1').then(
      () => true,
      () => false,
    )
  return () => {
    if (performance.now() - askedAt >= 1_000) {
      askedAt = performance.now()
      last = Promise.race([ask(), wait(readyMs, false, { ref: false })])
    }
    return last
  }
}

async function readTime(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ at: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
  )
  return row?.at ?? Number.NaN
}
