import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { databaseDown } from '../errors'
import { embeddedBinaries } from './embeddedBinaries'
import { isAlive } from './isAlive'
import { type ServerUser, serverUser } from './serverUser'
import { withFileLock } from './withFileLock'

/** A database server that this process, or one before it, has started. */
export type EmbeddedServer = {
  readonly url: string
  /** Stops the server, unless another gateway still works with it. */
  readonly stop: () => Promise<void>
}

const startLimitMs = 30_000
/** A server that takes longer writes much, and goes on without being watched; the next start waits for it. */
const stopLimitMs = 30_000
const answerLimitMs = 5_000
/** The name of the one connection that each gateway has to say that it is there. */
const presence = 'latchkey-presence'
const run = promisify(execFile)

/**
 * Starts the PostgreSQL that comes with the gateway, with its data in a folder of their own. Where one runs on them
 * already, because of another gateway or of one that was killed, that one is used.
 * @throws databaseMissing, databaseDown
 */
export async function startEmbedded(folder: string): Promise<EmbeddedServer> {
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
      // Written last, so that what a broken first start has left behind is told from data.
      if (!(await exists(join(folder, 'initialised')))) await initialise(binaries.initdb, folder, user)
      const started = await startServer(binaries.postgres, folder, user, { password, end })
      if (started) return started
    }
  })
}

/** The server that has the data. One that is getting up or being stopped, for a gateway that was killed meanwhile, is waited for. */
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

/** Whether the process that the data's own note names is there. */
async function hasServer(folder: string): Promise<boolean> {
  const pid = Number((await readNote(folder))[0])
  return pid > 0 && isAlive(pid)
}

async function readNote(folder: string): Promise<readonly string[]> {
  return (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
}

/** Starts a server; nothing, where another had the data first. @throws databaseDown */
async function startServer(
  postgres: string,
  folder: string,
  user: ServerUser,
  { password, end }: { readonly password: string; readonly end: number },
): Promise<EmbeddedServer | undefined> {
  const data = join(folder, 'data')
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=60',
  ]
  const server = spawn(postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: folder,
    // A group of its own: Ctrl-C in a terminal reaches the gateway alone, which then stops it in order.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000)
  })
  server.unref()
  // It may outlive this process, where another gateway works with it: neither keeps this one from ending.
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
  throw databaseDown({ reason: said.trim().split('\n').at(-1) ?? 'no answer' })
}

async function initialise(initdb: string, folder: string, user: ServerUser): Promise<void> {
  const data = join(folder, 'data')
  // What a broken first start has left behind can't be used.
  await rm(data, { recursive: true, force: true })
  const file = join(folder, 'password')
  const flags = ['-U', 'latchkey', '-A', 'scram-sha-256', `--pwfile=${file}`, '-E', 'UTF8', '--locale=C']
  await run(initdb, ['-D', data, ...flags], { ...user, cwd: folder })
  await writeFile(join(folder, 'initialised'), '')
}

/** Made at the first start; readable by the server's user only. */
async function readPassword(folder: string, user: ServerUser): Promise<string> {
  const file = join(folder, 'password')
  if (!(await exists(file))) {
    await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600 })
    if (user.uid !== undefined && user.gid !== undefined) await chown(file, user.uid, user.gid)
  }
  return (await readFile(file, 'utf8')).trim()
}

/** The server that the data's own note names, if it answers. */
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
    // A note that outlived its server, or a server that is still getting up: either way not one to use now.
    return undefined
  }
  // Stays open, so that other gateways see that the server is in use. It can break only together with the server.
  client.on('error', () => undefined)
  return { url, stop: () => withFileLock(join(folder, 'starting'), () => stopServer(client, folder)) }
}

async function stopServer(client: pg.Client, folder: string): Promise<void> {
  const others = await countOthers(client)
  const pid = Number((await readNote(folder))[0])
  if (others > 0 || !(pid > 0) || !(await isAlive(pid))) return
  process.kill(pid, 'SIGINT')
  // Its note goes before it does. The number alone would say little: it may be another process's by then.
  const isThere = async () => Number((await readNote(folder))[0]) === pid && (await isAlive(pid))
  for (const end = Date.now() + stopLimitMs; Date.now() < end && (await isThere()); ) await wait(20)
}

/** How many other gateways work with the server. Their other connections say little: our own may still be on their way out. */
async function countOthers(client: pg.Client): Promise<number> {
  try {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where application_name = $1 and pid <> pg_backend_pid()`,
      [presence],
    )
    return rows[0]?.others ?? 0
  } catch {
    // It is gone already, or hangs: what is left of it is sent away.
    return 0
  } finally {
    await Promise.race([client.end(), wait(answerLimitMs, undefined, { ref: false })])
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
