import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { InferOutput, ObjectSchema } from 'valibot'
import type { relaySettings } from './config/relaySettings'
import { openPostgresChannel } from './signals/openPostgresChannel'
import { openRedisChannel } from './signals/openRedisChannel'
import { type Authorize, createRelay, type Relay } from './sockets/createRelay'
import { createPostgresStore } from './store/createPostgresStore'
import { openSql } from './store/openSql'

/** The settings of every relay. */
export type RelayConfig = InferOutput<ObjectSchema<typeof relaySettings, undefined>>

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

/** Opens a relay on a database. @throws signalsDown */
export async function openRelay(parts: OpenRelayParts): Promise<Relay> {
  const { databaseUrl, config, log } = parts
  const { REDIS_URL: redis, RELAY_REQUESTS_PER_SECOND: requestsPerSecond } = config
  const store = createPostgresStore(openSql(databaseUrl, connections))
  const report = (error: unknown, what: string) => log.warn({ error: String(error) }, what)
  try {
    return await createRelay({
      ...parts,
      store,
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
  } catch (error) {
    await store.stop()
    throw error
  }
}
