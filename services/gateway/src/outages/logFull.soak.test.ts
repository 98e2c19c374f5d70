import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.stop())

/** Linux has a file that behaves like one on a full disk; other systems get a pipe that nobody reads any more. */
function openFull(): number | 'pipe' {
  return existsSync('/dev/full') ? openSync('/dev/full', 'w') : 'pipe'
}

it('works on when its log goes to a disk that is full', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  probe.close()
  await once(probe, 'close')
  const full = openFull()
  const args = ['--conditions=@latchkey/source', '--import', 'tsx', main, 'start']
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      GATEWAY_PORT: String(port),
      // A line for each request.
      GATEWAY_LOG: 'debug',
      GATEWAY_RATE_LIMIT: '10000',
      RELAY_DRAIN_MS: '100',
    },
    stdio: ['ignore', full, full],
  })
  child.stdout?.destroy()
  child.stderr?.destroy()
  const gone = once(child, 'exit')
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ask, { timeout: 60_000 }).toBe(200)
  for (let n = 0; n < 200; n++) expect(await ask()).toBe(200)
  expect(child.exitCode).toBeNull()
  child.kill('SIGTERM')
  expect((await gone)[0]).toBe(0)
})
