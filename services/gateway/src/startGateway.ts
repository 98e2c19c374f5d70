import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createApp, type Report } from './app'
import { readConfig } from './config'
import { cannotListen } from './errors'

/** A running gateway. */
export type Gateway = { readonly url: string; readonly stop: () => Promise<void> }

/** What may be given beside the environment. */
export type GatewayOptions = {
  readonly port?: number
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly report?: Report
}

/** Starts the gateway and resolves when it listens. @throws invalidSetting, cannotListen */
export async function startGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const { port, env = process.env, report = toStandardError } = options
  const config = readConfig(port === undefined ? env : { ...env, GATEWAY_PORT: String(port) })
  const host = config.GATEWAY_HOST
  const server = createAdaptorServer({ fetch: createApp(config, report).fetch })
  try {
    server.listen(config.GATEWAY_PORT, host)
    await once(server, 'listening')
  } catch (cause) {
    throw cannotListen({ host, port: config.GATEWAY_PORT }, { cause })
  }
  const { port: taken } = server.address() as AddressInfo
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    // Browsers keep connections open; without this, closing would wait for them.
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
  }
  return { url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`, stop }
}

function toStandardError(requestId: string, error: unknown): void {
  console.error(`request ${requestId} failed:`, error)
}
