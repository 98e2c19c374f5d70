import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isAlive } from './isAlive'
import { openDatabase } from './openDatabase'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-embedded-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true, force: true }))
const note = () => join(folder, 'postgres', 'data', 'postmaster.pid')
const open = () => openDatabase({ folder: join(folder, 'postgres'), connections: 2 })

it('serves gateways that start at the same time, and stops with the last one', async () => {
  const [one, two] = await Promise.all([open(), open()])
  await one.query('create table shared (id int)')
  await one.stop()
  expect(await two.query('select count(*)::int as n from shared')).toEqual([{ n: 0 }])
  await two.stop()
  expect(existsSync(note())).toBe(false)
}, 60_000)

it('keeps data across a restart', async () => {
  const first = await open()
  await first.query("insert into projects (id, name) values ('a', 'A')")
  await first.stop()
  const second = await open()
  expect(await second.query('select name from projects')).toEqual([{ name: 'A' }])
  await second.stop()
}, 60_000)

it('lets the process that started it end while another one uses it', async () => {
  const script = fileURLToPath(new URL('../testing/holdDatabase.ts', import.meta.url))
  const node = ['--conditions=@latchkey/source', '--import', 'tsx', script, join(folder, 'postgres')]
  const first = spawn(process.execPath, node, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(first, 'exit')
  await once(first.stdout, 'data')
  const second = await open()
  first.stdin.end()
  const inTime = await Promise.race([ended, wait(15_000, 'hangs')])
  expect(await second.isUp()).toBe(true)
  await second.stop()
  expect(inTime).toEqual([0, null])
}, 60_000)

it('waits for a server on the same data, but not for another process with its id', async () => {
  const database = await open()
  const pid = Number((await readFile(note(), 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGSTOP')
  let isStopped = false
  const stopping = database.stop().then(() => {
    isStopped = true
  })
  await wait(300)
  expect(isStopped).toBe(false)
  await rm(note())
  await stopping
  process.kill(pid, 'SIGCONT')
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false)
}, 60_000)
