import { expect, it } from 'vitest'
import { cannotListen } from './errors'
import { startGateway } from './startGateway'

it('listens on a free port, answers, and is gone after stop though a connection was kept open', async () => {
  const gateway = await startGateway({ port: 0, env: {} })
  const answer = await fetch(`${gateway.url}/health`, { headers: { connection: 'keep-alive' } })
  expect(await answer.json()).toEqual({ status: 'ok' })
  await gateway.stop()
  await expect(fetch(`${gateway.url}/health`)).rejects.toThrow()
})

it('says which address is taken', async () => {
  const first = await startGateway({ port: 0, env: {} })
  const port = Number(new URL(first.url).port)
  const failure = await startGateway({ port, env: {} }).catch((error: unknown) => error)
  expect(cannotListen.is(failure) && failure.values).toEqual({ host: '127.0.0.1', port })
  await first.stop()
})
