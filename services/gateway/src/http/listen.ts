import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { ServerType } from '@hono/node-server'
import { startMetricsServer } from '@latchkey/relay'
import type { Registry } from 'prom-client'
import { cannotListen } from '../errors'

/** Where a service listens, and where its metrics are served. */
export type ListenOptions = {
  readonly host: string
  /** 0 picks a free one. */
  readonly port: number
  /** How long requests in flight may take to finish. */
  readonly drainMs: number
  readonly metrics: {
    readonly registry: Registry
    readonly host: string
    /** Without it, the metrics have no port of their own. */
    readonly port: number | undefined
    readonly token: string | undefined
  }
}

/** A service that takes requests. */
export type Listening = {
  readonly url: string
  /** Where the metrics are, if they have their own port. */
  readonly metricsUrl: string | undefined
  /** Takes no more requests and lets those in flight finish. `meanwhile` ends what keeps connections open. */
  stop(meanwhile?: () => Promise<void> | undefined): Promise<void>
}

/** Lets a service take requests, and serves its metrics. @throws cannotListen */
export async function listen(
  server: ServerType,
  { host, port, drainMs, metrics: place }: ListenOptions,
): Promise<Listening> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (cause) {
    throw cannotListen({ host, port }, { cause })
  }
  const { port: taken } = server.address() as AddressInfo
  const metrics = await serveMetrics(place).catch((error: unknown) => {
    server.close()
    throw error
  })
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`,
    metricsUrl: metrics?.url,
    async stop(meanwhile) {
      const closed = once(server, 'close')
      server.close()
      // Browsers keep connections open; without this, closing would wait for them.
      if ('closeIdleConnections' in server) server.closeIdleConnections()
      const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainMs)
      await meanwhile?.()
      await closed
      clearTimeout(timer)
      await metrics?.stop()
    },
  }
}

async function serveMetrics({ registry, host, port, token }: ListenOptions['metrics']) {
  if (port === undefined) return undefined
  try {
    return await startMetricsServer(registry, { host, port, token })
  } catch (cause) {
    throw cannotListen({ host, port }, { cause })
  }
}
