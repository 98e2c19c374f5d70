import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.stop())

/** Starts a gateway in a separate process. */
async function startProcess() {
  const code = `
    const { startGateway } = await import(${JSON.stringify(new URL('../startGateway.ts', import.meta.url).href)})
    console.log((await startGateway({ port: 0 })).url)`
  const args = ['--conditions=@latchkey/source', '--import', 'tsx', '--input-type=module', '--eval', code]
  const child = spawn(process.execPath, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      GATEWAY_MODE: 'development',
      GATEWAY_ANALYTICS: 'true',
      GATEWAY_LOG: 'silent',
      GATEWAY_RATE_LIMIT: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const kill = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return { url: `${line}`.trim(), kill }
}

it('[EVT-1] loses no acknowledged event when it is killed', async () => {
  const { url, kill } = await startProcess()
  const acknowledged: string[] = []
  let sent = 0
  const sendOn = async () => {
    for (;;) {
      const eventId = randomUUID()
      const props = { type: 'track', event: 'MODAL_OPEN' }
      const body = { eventId, url: 'http://localhost/', domain: 'localhost', timestamp: Date.now(), props }
      sent += 1
      const answer = await fetch(`${url}/e?projectId=dev`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { origin: 'http://localhost' },
      })
      if (answer.status === 202) acknowledged.push(eventId)
      if (acknowledged.length === 300) await kill()
    }
  }
  await Promise.allSettled(Array.from({ length: 20 }, sendOn))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query('select id from events')
  await client.end()
  const kept = new Set(rows.map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThanOrEqual(300)
  expect(sent).toBeGreaterThan(acknowledged.length)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
}, 60_000)
