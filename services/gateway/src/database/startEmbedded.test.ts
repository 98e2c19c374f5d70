import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from './openDatabase'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-embedded-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true, force: true }))
const open = () => openDatabase({ folder: join(folder, 'postgres'), connections: 2 })

it('serves gateways that begin at the same time, and ends with the last of them', async () => {
  const [one, two] = await Promise.all([open(), open()])
  await one.query('create table shared (id int)')
  await one.stop()
  expect(await two.query('select count(*)::int as n from shared')).toEqual([{ n: 0 }])
  await two.stop()
}, 60_000)

it('keeps what was written over a stop and a start', async () => {
  const first = await open()
  await first.query("insert into projects (id, name) values ('a', 'A')")
  await first.stop()
  const second = await open()
  expect(await second.query('select name from projects')).toEqual([{ name: 'A' }])
  await second.stop()
}, 60_000)
