import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A Redis for tests. */
export type TestRedis = { readonly url: string; stop(): Promise<void> }

/** Starts the Redis or Valkey that is installed; none, with a word about it, where there is none. */
export async function startRedis(): Promise<TestRedis | undefined> {
  const port = await freePort()
  for (const program of ['valkey-server', 'redis-server']) {
    const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const server = spawn(program, flags, { stdio: 'ignore' })
    const failed = once(server, 'error').then(() => true)
    const gone = new Promise((resolve) => server.on('exit', resolve))
    if (await Promise.race([failed, answers(port)])) continue
    const stop = async () => {
      server.kill('SIGTERM')
      await gone
    }
    return { url: `redis://127.0.0.1:${port}`, stop }
  }
  console.warn('Neither Valkey nor Redis is installed: relays are tested with signals by the database only')
  return undefined
}

/** Resolves, with false, when something listens. */
async function answers(port: number): Promise<boolean> {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, '127.0.0.1')
    const isUp = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isUp) return false
    await wait(25)
  }
  return true
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
