import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Gateway, startGateway } from '../startGateway'

let folder: string
let gateway: Gateway
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-revived-'))
  await chmod(folder, 0o755)
  const env = { GATEWAY_DATA: folder, GATEWAY_LOG: 'silent', GATEWAY_RATE_LIMIT: '10000' }
  gateway = await startGateway({ port: 0, env })
})
afterAll(async () => {
  await gateway?.stop()
  await rm(folder, { recursive: true, force: true })
})

const ready = async () => (await fetch(`${gateway.url}/ready`)).status
const readPid = async () =>
  Number((await readFile(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])

it('starts its own database again when that is killed', async () => {
  await expect.poll(ready, { timeout: 20_000 }).toBe(200)
  const before = await readPid()
  process.kill(before, 'SIGKILL')
  const isNew = async () => {
    const now = await readPid().catch(() => 0)
    return now > 0 && now !== before
  }
  await expect.poll(isNew, { timeout: 40_000 }).toBe(true)
  await expect.poll(ready, { timeout: 40_000 }).toBe(200)
})
