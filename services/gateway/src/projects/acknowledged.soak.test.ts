import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../database/openDatabase'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-acknowledged-'))
  // As root, the database server runs as another user.
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
const open = () => openDatabase({ folder: join(folder, 'postgres'), connections: 3 })

/**
 * Creates projects with the command, one after another in one process, on the bundled database, and kills it as soon
 * as it has printed an id, or `afterMs` later.
 */
async function createUntilKilled(afterMs: number): Promise<string[]> {
  const code = `
    const { runCli } = await import(${JSON.stringify(new URL('../cli/runCli.ts', import.meta.url).href)})
    const terminal = { env: process.env, print: (line) => process.stdout.write(line + '\\n'),
      complain: (line) => process.stderr.write(line + '\\n'), untilStopped: async () => {} }
    for (;;) if (await runCli(['project', 'create', '--name', 'Kept'], terminal)) process.exit(1)`
  const args = ['--conditions=@latchkey/source', '--import', 'tsx', '--input-type=module', '--eval', code]
  const child = spawn(process.execPath, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, GATEWAY_DATA: folder, DATABASE_URL: '', GATEWAY_LOG: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (printed === '') setTimeout(() => child.kill('SIGKILL'), afterMs)
    printed += text
  })
  await new Promise((resolve) => child.on('close', resolve))
  expect(child.signalCode).toBe('SIGKILL')
  return printed.match(/[0-9a-f]{32}(?=\n)/g) ?? []
}

it('keeps every printed project when the command is killed', async () => {
  const acknowledged: string[] = []
  for (const afterMs of [0, 40, 400]) acknowledged.push(...(await createUntilKilled(afterMs)))
  const database = await open()
  const rows = await database.query<{ id: string }>('select id from projects')
  await database.stop()
  const kept = new Set(rows.map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThanOrEqual(3)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
})
