import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { malformedAnswer, networkFailure, userOperationReceiptFailed } from '@latchkey/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserOperationReceipt } from './getUserOperationReceipt'

describe('getUserOperationReceipt', () => {
  const bodies: unknown[] = []
  let next = { status: 200, body: '' }
  let server: Server
  let bundlerUrl = ''
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      bodies.push(JSON.parse(text))
      response.writeHead(next.status).end(next.body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    bundlerUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  afterAll(() => server.close())

  const ask = () => getUserOperationReceipt({ hash: '0xabc', bundlerUrl })
  const failure = () =>
    ask().then(
      () => null,
      (error) => error,
    )

  it('[EVM-4] posts to the bundler and returns its whole answer', async () => {
    next = { status: 200, body: '{"jsonrpc":"2.0","id":1,"result":{"success":true}}' }
    expect(await ask()).toEqual({ jsonrpc: '2.0', id: 1, result: { success: true } })
    expect(bodies).toEqual([
      { jsonrpc: '2.0', id: 1, method: 'eth_getUserOperationReceipt', params: ['0xabc'] },
    ])
  })

  it('[EVM-4] reports the status of a failure', async () => {
    next = { status: 503, body: 'down' }
    const error = await failure()
    expect(userOperationReceiptFailed.is(error)).toBe(true)
    expect(error.message).toBe('Failed to fetch user operation receipt 503')
  })

  it('reports an answer that isn’t JSON, and an unreachable bundler', async () => {
    next = { status: 200, body: '<html>' }
    expect(malformedAnswer.is(await failure())).toBe(true)
    const gone = await getUserOperationReceipt({ hash: '0xabc', bundlerUrl: 'http://127.0.0.1:1' }).catch(
      (error) => error,
    )
    expect(networkFailure.is(gone)).toBe(true)
  })
})
