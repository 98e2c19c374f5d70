import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@latchkey/gateway/testing/freePort'
import { startRedis } from '@latchkey/gateway/testing/startRedis'
import { type ServerChild, startChild } from '../gateway/startChild'

/** Gateways with relays, each in its own process, on one database and one server for signals. */
export type Nodes = {
  /** The addresses of the relays. */
  readonly urls: readonly string[]
  /** How they signal each other. */
  readonly signals: 'Valkey or Redis' | 'PostgreSQL'
  /** Ends a process without warning. */
  kill(node: number): Promise<void>
  /** Starts it again at the same address. */
  restart(node: number): Promise<void>
  stop(): Promise<void>
}

/** Starts two gateways. They share the bundled PostgreSQL of one folder, which outlives any of them. */
export async function startNodes(): Promise<Nodes> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-cluster-'))
  // As root, the database server runs as another user.
  await chmod(folder, 0o755)
  const redis = await startRedis()
  const main = fileURLToPath(import.meta.resolve('@latchkey/gateway/main'))
  const ports = [await freePort(), await freePort()]
  const children: ServerChild[] = []
  const start = async (node: number) => {
    const env = {
      // Each client says its own address, as a proxy in front would.
      GATEWAY_PROXIES: '1',
      GATEWAY_MODE: 'development',
      GATEWAY_LOG: 'error',
      GATEWAY_PORT: String(ports[node]),
      GATEWAY_DATA: folder,
      DATABASE_URL: '',
      REDIS_URL: redis?.url ?? '',
    }
    children[node] = await startChild(main, [], env, false)
  }
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()))
    await redis?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // One after the other: the first creates the database.
    for (const node of ports.keys()) await start(node)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    urls: ports.map((port) => `ws://127.0.0.1:${port}/relay`),
    signals: redis ? 'Valkey or Redis' : 'PostgreSQL',
    async kill(node) {
      const child = children[node]?.process
      if (!child) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    restart: start,
    stop,
  }
}
