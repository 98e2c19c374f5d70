import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../database/freePort'
import { unpackRedis } from './unpackRedis'

/** A Redis for tests. */
export type TestRedis = {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
  /** Starts it again on the same port. */
  restart(): Promise<void>
}

/**
 * Starts the installed Redis or Valkey, or an unpacked Debian package; returns nothing, with a warning, if neither is
 * available.
 */
export async function startRedis(): Promise<TestRedis | undefined> {
  for (const program of ['valkey-server', 'redis-server']) {
    const started = await start(program)
    if (started) return started
  }
  const unpacked = await unpackRedis()
  const started = 'program' in unpacked ? await start(unpacked.program, unpacked.libraries) : undefined
  if (started) return started
  const reason = 'reason' in unpacked ? unpacked.reason : 'it does not start'
  console.warn(`Valkey or Redis not found: testing relays with database signals only (${reason})`)
  return undefined
}

async function start(program: string, libraries?: string, at?: number): Promise<TestRedis | undefined> {
  const port = at ?? (await freePort())
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const env = libraries ? { ...process.env, LD_LIBRARY_PATH: libraries } : process.env
  const server = spawn(program, flags, { stdio: 'ignore', env })
  const failed = once(server, 'error').then(() => true)
  const gone = new Promise((resolve) => server.on('exit', resolve))
  const ended = gone.then(() => true)
  if (await Promise.race([failed, ended, answers(port)])) return undefined
  const url = `redis://127.0.0.1:${port}`
  let running: Pick<TestRedis, 'pid' | 'stop'> = { pid: server.pid ?? 0, stop: () => end(server, gone) }
  return {
    url,
    get pid() {
      return running.pid
    },
    stop: () => running.stop(),
    async restart() {
      const again = await start(program, libraries, port)
      if (!again) throw new TypeError(`${program} does not start again`)
      running = again
    },
  }
}

async function end(server: ChildProcess, gone: Promise<unknown>): Promise<void> {
  // One that a test has stopped from running takes no other signal.
  server.kill('SIGCONT')
  server.kill('SIGTERM')
  await gone
}

/** Resolves once something listens. */
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
