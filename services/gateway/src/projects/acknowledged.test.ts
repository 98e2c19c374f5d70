import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../database/openDatabase'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-acknowledged-'))
  // As root, the database server runs as another user.
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('keeps a printed project when the command and the database server are killed', async () => {
  const place = { folder: join(folder, 'other', 'postgres'), connections: 3 }
  const database = await openDatabase(place)
  const [row] = await database.query<{ note: string }>("select pg_read_file('postmaster.pid') as note")
  const args = [
    '--conditions=@latchkey/source',
    '--import',
    'tsx',
    main,
    'project',
    'create',
    '--name',
    'Last',
  ]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, GATEWAY_DATA: join(folder, 'other'), DATABASE_URL: '', GATEWAY_LOG: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [text] = (await once(child.stdout, 'data')) as [Buffer]
  // Everything dies as soon as it is acknowledged: nothing can write later.
  process.kill(Number(row?.note.split('\n')[0]), 'SIGKILL')
  child.kill('SIGKILL')
  const again = await openDatabase(place)
  const rows = await again.query('select name from projects where id = $1', [`${text}`.trim()])
  await again.stop()
  await database.stop().catch(() => undefined)
  expect(rows).toEqual([{ name: 'Last' }])
}, 120_000)
