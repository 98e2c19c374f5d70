import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { Registry } from 'prom-client'
import { createRelay, type RelayParts } from '../sockets/createRelay'
import { createMemoryStore } from '../store/createMemoryStore'
import { createPostgresStore } from '../store/createPostgresStore'
import { migrateRelay } from '../store/migrateRelay'
import { openSql } from '../store/openSql'
import type { RelayStore } from '../store/RelayStore'
import type { StoreBounds, StoredKind } from '../store/StoreBounds'

/** A relay for tests. */
export type TestRelay = {
  readonly url: string
  readonly registry: Registry
  readonly store: RelayStore
  stop(): Promise<void>
}

/** How a test relay differs from the usual one. */
export type TestRelayOptions = Partial<Omit<RelayParts, 'limits' | 'bounds'>> & {
  readonly limits?: Partial<RelayParts['limits']>
  readonly bounds?: Partial<{ [Kind in StoredKind]: Partial<StoreBounds[Kind]> }>
  readonly port?: number
  /** A PostgreSQL for its messages; in memory by default. */
  readonly databaseUrl?: string
}

/** Starts a relay on a free local port, with room for many clients and short delays for rejections. */
export async function startTestRelay(options: TestRelayOptions = {}): Promise<TestRelay> {
  const { databaseUrl, port = 0, limits, bounds, ...parts } = options
  if (databaseUrl) await migrateRelay(databaseUrl)
  const store =
    parts.store ?? (databaseUrl ? createPostgresStore(openSql(databaseUrl, 5)) : createMemoryStore())
  const registry = new Registry()
  const relay = await createRelay({
    store,
    authorize: async () => undefined,
    attestation: 'blank',
    audiences: [],
    proxies: 0,
    ipv6Prefix: 64,
    registry,
    log: pino({ level: 'silent' }),
    ...parts,
    bounds: {
      topics: { client: 2_000, address: 100_000, project: 1_000_000, ...bounds?.topics },
      bytes: { client: 67_108_864, address: 268_435_456, project: 4_294_967_296, ...bounds?.bytes },
    },
    limits: {
      socketsPerClient: 8,
      socketsPerAddress: 1_000,
      connectsPerSecond: 1_000,
      admissionsPerSecond: 10_000,
      requestsPerSecond: 1_000,
      requestsPerSecondAndAddress: 10_000,
      bytesPerSecondAndAddress: 10_000_000,
      buffered: 4_194_304,
      stalledMs: 15_000,
      refusalMs: 50,
      pingMs: 25_000,
      drainMs: 100,
      ...limits,
    },
  })
  const server = createServer((_, response) => response.writeHead(426).end())
  server.on('upgrade', relay.upgrade)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `ws://127.0.0.1:${taken}`,
    registry,
    store,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      await relay.stop()
      server.closeAllConnections()
      await closed
    },
  }
}
