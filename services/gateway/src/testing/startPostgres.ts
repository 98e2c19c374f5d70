import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { embeddedBinaries } from '../database/embeddedBinaries'
import { freePort } from '../database/freePort'
import { serverUser } from '../database/serverUser'

/** A PostgreSQL that a test may disturb; it shares nothing with other tests. */
export type TestPostgres = {
  readonly url: string
  /** Ends it at once, as a crash does; open connections break. */
  stop(): Promise<void>
  /** Starts it again on the same data and port. */
  start(): Promise<void>
  /** Lets none of its processes run, while their connections stay open. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  query(text: string): Promise<void>
  /** Stops it and deletes its data. */
  remove(): Promise<void>
}

const run = promisify(execFile)

/** Starts the bundled PostgreSQL on an empty folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const binaries = await embeddedBinaries()
  const user = await serverUser()
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-outage-'))
  // As root, the database server runs as another user.
  await chmod(folder, 0o755)
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder }
  const initial = ['-D', data, '-U', 'latchkey', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  await run(binaries.initdb, initial, options)
  const port = await freePort()
  const url = `postgres://latchkey@127.0.0.1:${port}/postgres`
  const flags = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-c', 'unix_socket_directories=']
  const launch = () => {
    const server = spawn(binaries.postgres, flags, { ...options, stdio: 'ignore' })
    return { pid: server.pid ?? 0, gone: once(server, 'exit'), kill: () => server.kill('SIGQUIT') }
  }
  let server = launch()
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    try {
      await client.connect()
      await client.query(text)
    } finally {
      await client.end()
    }
  }
  const untilUp = async () => {
    for (let tries = 0; tries < 400; tries++) {
      const isUp = await query('select 1').then(
        () => true,
        () => false,
      )
      if (isUp) return
      await wait(50)
    }
    throw new TypeError('PostgreSQL did not start')
  }
  const signal = async (name: NodeJS.Signals) => {
    // The first process first, or it would start others for those that don't answer.
    for (const pid of [server.pid, ...(await childrenOf(server.pid))]) send(pid, name)
  }
  const stop = async () => {
    server.kill()
    await server.gone
  }
  await untilUp()
  return {
    url,
    query,
    stop,
    async start() {
      server = launch()
      await untilUp()
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async remove() {
      await signal('SIGCONT')
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // It has just ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** PostgreSQL gives each of its processes its own group, so there is no other way to find them. */
async function childrenOf(parent: number): Promise<number[]> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
    const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
    return rows.flatMap(([pid, of]) => (of === parent && pid ? [pid] : []))
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return Number(/\) \S (\d+)/.exec(stat)?.[1])
    }),
  )
  return pids.map(Number).filter((_, index) => parents[index] === parent)
}
