import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cannotListen } from './errors'
import { startGateway } from './startGateway'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-gateway-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
const start = (port: number) => startGateway({ port, env: { GATEWAY_DATA: folder, GATEWAY_LOG: 'silent' } })

it('listens on a free port, answers, and stops even with an open connection', async () => {
  const gateway = await start(0)
  const answer = await fetch(`${gateway.url}/health`, { headers: { connection: 'keep-alive' } })
  expect(await answer.json()).toEqual({ status: 'ok' })
  await gateway.stop()
  await expect(fetch(`${gateway.url}/health`)).rejects.toThrow()
}, 60_000)

it('names the address that is taken; two gateways share a database', async () => {
  const first = await start(0)
  const port = Number(new URL(first.url).port)
  const failure = await start(port).catch((error: unknown) => error)
  expect(cannotListen.is(failure) && failure.values).toEqual({ host: '127.0.0.1', port })
  const second = await start(0)
  await second.stop()
  expect((await fetch(`${first.url}/ready`)).status).toBe(200)
  await first.stop()
}, 60_000)
