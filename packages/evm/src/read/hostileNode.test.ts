import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { httpStatus, malformedAnswer, type Network } from '@latchkey/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getUserOperationReceipt } from '../calls/getUserOperationReceipt'
import { askNode } from './askNode'

async function serve(answer: RequestListener): Promise<{ readonly url: string; readonly port: number }> {
  const server = createServer(answer)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, port }
}

const ask = (...http: readonly string[]) => {
  const network: Network = {
    id: 1,
    caipNetworkId: 'eip155:1',
    chainNamespace: 'eip155',
    name: 'One',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http } },
  }
  return askNode(new Map(), network, { method: 'eth_blockNumber', params: [] })
}
const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

describe('a URL with user and password', () => {
  it('reaches the node as a header, alone and among several', async () => {
    const seen: (string | undefined)[] = []
    const { port } = await serve(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      seen.push(request.headers.authorization)
      const calls: { id: number }[] = JSON.parse(body)
      response.end(JSON.stringify(calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x7' }))))
    })
    // Nothing in the second password is escaped, and viem would pass it on as it is.
    for (const [pair, told] of [
      ['user:secret', 'user:secret'],
      [':100%secret', ':100%secret'],
    ]) {
      const url = `http://${pair}@127.0.0.1:${port}/rpc`
      expect(await ask(url)).toBe('0x7')
      expect(await ask(url, `${url}?2`)).toBe('0x7')
      const basic = `Basic ${Buffer.from(told ?? '').toString('base64')}`
      await vi.waitFor(() => expect(seen.filter((header) => header === basic).length).toBeGreaterThan(3))
    }
    expect(seen).not.toContain(undefined)
  })

  it('never appears in an error', async () => {
    const { port } = await serve((_, response) => response.writeHead(404).end('no'))
    const bad = [
      'http://user:secret@127.0.0.1:9/',
      `http://user:secret@127.0.0.1:${port}/`,
      'http://user:secret@no-such-host.invalid/',
      'http://user:secret@[bad]/',
      'http://:100%secret@127.0.0.1:9/',
    ]
    const errors = await Promise.all(
      bad.flatMap((url) => [
        failureOf(ask(url)),
        failureOf(ask(url, `${url}?2`)),
        failureOf(getUserOperationReceipt({ hash: '0x1', bundlerUrl: url })),
      ]),
    )
    for (const error of errors) {
      expect(error).toBeInstanceOf(Error)
      expect(inspect(error, { depth: 20, showHidden: true })).not.toContain('secret')
    }
  })
})

describe('a hostile node', () => {
  it('is not read to the end when its answer has none', async () => {
    const piece = 'x'.repeat(1_000_000)
    let sent = 0
    const { url } = await serve((_, response) => {
      const write = () => {
        while (!response.destroyed && response.write(piece)) sent += 1
      }
      response.on('drain', write).on('error', () => undefined)
      write()
    })
    expect(await failureOf(ask(url))).toSatisfy(malformedAnswer.is)
    expect(await failureOf(ask(url, `${url}/2`))).toSatisfy(malformedAnswer.is)
    const receipt = getUserOperationReceipt({ hash: '0x1', bundlerUrl: url })
    expect(await failureOf(receipt)).toSatisfy(malformedAnswer.is)
    // Four answers of at most 10 MB, and what was on its way.
    expect(sent).toBeLessThan(150)
  })

  it('makes a visitor wait five seconds at most', async () => {
    const { url } = await serve((_, response) =>
      response.writeHead(429, { 'Retry-After': '86400' }).end('later'),
    )
    const timers = vi.spyOn(globalThis, 'setTimeout')
    onTestFinished(() => timers.mockRestore())
    const failed = failureOf(ask(url))
    await vi.waitFor(() => expect(timers.mock.calls.some(([, ms]) => ms === 5_000)).toBe(true), 10_000)
    expect(timers.mock.calls.some(([, ms = 0]) => ms > 10_000)).toBe(false)
    expect(await failed).toSatisfy(httpStatus.is)
  }, 60_000)
})
