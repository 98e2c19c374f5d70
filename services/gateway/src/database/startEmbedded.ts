import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { databaseDown } from '../errors'
import { embeddedBinaries } from './embeddedBinaries'
import { freePort } from './freePort'
import { isAlive } from './isAlive'
import { type ServerUser, serverUser } from './serverUser'
import { withFileLock } from './withFileLock'

/** A database server started by this process or an earlier one. */
export type EmbeddedServer = {
  readonly url: string
  /** Stops the server, unless another gateway still uses it. */
  readonly stop: () => Promise<void>
  /** Whether its process still runs. */
  readonly isRunning: () => Promise<boolean>
}

const startLimitMs = 30_000
/** A server that takes longer writes a lot; leave it alone, and let the next start wait for it. */
const stopLimitMs = 30_000
const answerLimitMs = 5_000
/** The name of the connection by which each gateway shows that it uses the server. */
const presence = 'latchkey-presence'
const run = promisify(execFile)

/**
 * Starts the bundled PostgreSQL on a folder. Reuses a server that already runs there, for another gateway or for one
 * that was killed. Listens on the given port, or any that is free. @throws databaseMissing, databaseDown
 */
export async function startEmbedded(folder: string, port?: number): Promise<EmbeddedServer> {
  const user = await serverUser()
  const binaries = await embeddedBinaries()
  await mkdir(folder, { recursive: true })
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  return withFileLock(join(folder, 'starting'), async () => {
    const password = await readPassword(folder, user)
    const end = Date.now() + startLimitMs
    for (;;) {
      const running = await awaitServer(folder, password, end)
      if (running) return running
      // Written last, to tell data from the remains of a failed first start.
      if (!(await exists(join(folder, 'initialised')))) await initialise(binaries.initdb, folder, user)
      const started = await startServer(binaries.postgres, folder, user, { password, end, port })
      if (started) return started
    }
  })
}

/** Waits for a server that is starting or stopping, on behalf of a gateway that was killed meanwhile. */
async function awaitServer(
  folder: string,
  password: string,
  end: number,
): Promise<EmbeddedServer | undefined> {
  for (;;) {
    const running = await runningServer(folder, password)
    if (running || Date.now() > end || !(await hasServer(folder))) return running
    await wait(50)
  }
}

/** Whether the process named in the data's pid file runs. */
async function hasServer(folder: string): Promise<boolean> {
  const pid = Number((await readNote(folder))[0])
  return pid > 0 && isAlive(pid)
}

async function readNote(folder: string): Promise<readonly string[]> {
  return (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
}

/** Starts a server; nothing if another one took the data first. @throws databaseDown */
async function startServer(
  postgres: string,
  folder: string,
  user: ServerUser,
  options: { readonly password: string; readonly end: number; readonly port: number | undefined },
): Promise<EmbeddedServer | undefined> {
  const { password, end } = options
  const data = join(folder, 'data')
  const port = options.port ?? (await freePort())
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=60',
  ]
  const server = spawn(postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: folder,
    // In its own process group: Ctrl-C reaches only the gateway, which then stops the server properly.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000)
  })
  server.unref()
  // It may outlive this process if another gateway uses it, so don't keep this process alive for it.
  if (server.stderr instanceof Socket) server.stderr.unref()
  const failed = once(server, 'exit').then(() => 'exit' as const)
  while (Date.now() < end) {
    const state = await Promise.race([failed, runningServer(folder, password)])
    if (state === 'exit') {
      if (await hasServer(folder)) return undefined
      break
    }
    if (state) return state
    await wait(50)
  }
  server.kill('SIGINT')
  throw databaseDown({ reason: said.trim().split('\n').at(-1) ?? 'no response' })
}

async function initialise(initdb: string, folder: string, user: ServerUser): Promise<void> {
  const data = join(folder, 'data')
  // Discard the remains of a failed first start.
  await rm(data, { recursive: true, force: true })
  const file = join(folder, 'password')
  const flags = ['-U', 'latchkey', '-A', 'scram-sha-256', `--pwfile=${file}`, '-E', 'UTF8', '--locale=C']
  await run(initdb, ['-D', data, ...flags], { ...user, cwd: folder })
  await writeFile(join(folder, 'initialised'), '')
}

/** Creates a password at the first start; only the server's user can read it. */
async function readPassword(folder: string, user: ServerUser): Promise<string> {
  const file = join(folder, 'password')
  if (!(await exists(file))) {
    await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600 })
    if (user.uid !== undefined && user.gid !== undefined) await chown(file, user.uid, user.gid)
  }
  return (await readFile(file, 'utf8')).trim()
}

/** Connects to the server named in the data's pid file, if it responds. */
async function runningServer(folder: string, password: string): Promise<EmbeddedServer | undefined> {
  const [pid, , , port, , , , state] = await readNote(folder)
  if (!pid || !port || state?.trim() !== 'ready') return undefined
  const url = `postgres://latchkey:${password}@127.0.0.1:${Number(port)}/postgres`
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: answerLimitMs,
    application_name: presence,
  })
  try {
    await client.connect()
  } catch {
    // Either a stale pid file or a server that is still starting: not usable now.
    return undefined
  }
  // Stays open to show other gateways that the server is in use. It only breaks together with the server.
  client.on('error', () => undefined)
  return {
    url,
    stop: () => withFileLock(join(folder, 'starting'), () => stopServer(client, folder)),
    isRunning: () => hasServer(folder),
  }
}

async function stopServer(client: pg.Client, folder: string): Promise<void> {
  const others = await countOthers(client)
  const pid = Number((await readNote(folder))[0])
  if (others > 0 || !(pid > 0) || !(await isAlive(pid))) return
  process.kill(pid, 'SIGINT')
  // The pid file disappears before the process. The process id alone says little: another process may have it by then.
  const isThere = async () => Number((await readNote(folder))[0]) === pid && (await isAlive(pid))
  for (const end = Date.now() + stopLimitMs; Date.now() < end && (await isThere()); ) await wait(20)
}

/**
 * Counts the other gateways on the server by this one connection each; their other connections may still be closing.
 */
async function countOthers(client: pg.Client): Promise<number> {
  try {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where application_name = $1 and pid <> pg_backend_pid()`,
      [presence],
    )
    return rows[0]?.others ?? 0
  } catch {
    // It is gone or hangs: kill what is left of it.
    return 0
  } finally {
    await Promise.race([client.end(), wait(answerLimitMs, undefined, { ref: false })])
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
