import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../database/freePort'
import type { DatabasePlace } from '../database/openDatabase'
import { serverUser } from '../database/serverUser'

/** A place for a test's data, and how to remove it. */
export type TestPlace = { readonly place: DatabasePlace; readonly stop: () => Promise<void> }

const run = promisify(execFile)
const debianFolder = '/usr/lib/postgresql'

/** The programs of Debian's PostgreSQL, if installed. */
function debianBinaries(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : []
  const newest = Math.max(0, ...versions.filter((version) => version >= 15))
  return newest > 0 ? join(debianFolder, String(newest), 'bin') : undefined
}

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-database-'))
  // As root, the database server runs as another user.
  await chmod(folder, 0o755)
  return folder
}

async function embeddedPlace(): Promise<TestPlace> {
  const folder = await openFolder()
  const place = { folder: join(folder, 'postgres'), connections: 5 }
  return { place, stop: () => rm(folder, { recursive: true, force: true }) }
}

async function debianPlace(binaries: string): Promise<TestPlace> {
  const folder = await openFolder()
  const user = await serverUser()
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder }
  await run(join(binaries, 'initdb'), ['-D', data, '-U', 'latchkey', '-A', 'trust', '-E', 'UTF8'], options)
  const port = await freePort()
  const flags = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-c', 'unix_socket_directories=', '-F']
  const server = spawn(join(binaries, 'postgres'), flags, { ...options, stdio: 'ignore' })
  const url = `postgres://latchkey@127.0.0.1:${port}/postgres`
  for (let tries = 0; tries < 200 && !(await answers(url)); tries++) await wait(50)
  const stop = async () => {
    const gone = once(server, 'exit')
    server.kill('SIGINT')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
  return { place: { url, folder, connections: 5 }, stop }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    // Not yet.
    return false
  }
}

/** The databases the gateway must work with: its own, and Debian's if installed. */
export function databasePlaces(): { readonly name: string; readonly open: () => Promise<TestPlace> }[] {
  const binaries = debianBinaries()
  if (!binaries) console.warn(`PostgreSQL not found in ${debianFolder}: testing only with the bundled one`)
  return [
    { name: 'the bundled PostgreSQL', open: embeddedPlace },
    ...(binaries ? [{ name: "the operator's PostgreSQL", open: () => debianPlace(binaries) }] : []),
  ]
}
