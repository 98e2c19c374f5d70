import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  httpStatus,
  malformedAnswer,
  type Network,
  networkFailure,
  noRpcUrl,
  requestTimeout,
  rpcInternal,
  rpcInvalidParams,
} from '@latchkey/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { askNodes } from './askNodes'
import { callNode } from './callNode'
import { fetchText } from './fetchText'

async function serve(...answers: readonly RequestListener[]) {
  let asked = 0
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    answer?.(request, response)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked }
}

const text =
  (body: string, status = 200, headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body)

const networkOn = (...http: readonly string[]): Network => ({
  id: 'x',
  caipNetworkId: 'solana:x',
  chainNamespace: 'solana',
  name: 'X',
  nativeCurrency: { name: 'X', symbol: 'X', decimals: 9 },
  rpcUrls: { default: { http } },
})
const what = 'test'
const ask = (...urls: readonly string[]) =>
  askNodes(networkOn(...urls), (url) => fetchText(url, {}, { what }))
const call = (url: string) => callNode(url, { method: 'm', params: [] })

describe('askNodes', () => {
  it('asks a busy node again', async () => {
    const busy = await serve(text('', 503), text('a'))
    expect([await ask(busy.url), busy.asked()]).toEqual(['a', 2])
  })

  it('asks the next node when one is down, lacks the data or sends garbage', async () => {
    const good = await serve(text('b'))
    for (const bad of ['http://127.0.0.1:9', (await serve(text('', 404))).url, 'not a URL'])
      expect(await ask(bad, good.url)).toBe('b')
    const right = await serve(text('{"result":7}'))
    expect(await askNodes(networkOn((await serve(text('<html>'))).url, right.url), call)).toBe(7)
  })

  it('throws a final error at once and asks no other node', async () => {
    const failing = await serve(text('{"error":{"code":-32602,"message":"no"}}'))
    const other = await serve(text('{"result":7}'))
    await expect(askNodes(networkOn(failing.url, other.url), call)).rejects.toSatisfy(rpcInvalidParams.is)
    expect([failing.asked(), other.asked()]).toEqual([1, 0])
    const odd = await serve(text('{"error":{"code":1010,"message":"custom"}}'))
    await expect(askNodes(networkOn(odd.url), call)).rejects.toSatisfy(rpcInternal.is)
    expect(odd.asked()).toBe(1)
  })

  it('gives up after three retries with the last error', async () => {
    const busy = await serve(text('later', 503))
    await expect(ask(busy.url)).rejects.toSatisfy(httpStatus.is)
    expect(busy.asked()).toBe(4)
    await expect(ask('http://127.0.0.1:9')).rejects.toSatisfy(networkFailure.is)
    await expect(ask()).rejects.toSatisfy(noRpcUrl.is)
  })

  it('respects Retry-After, but waits five seconds at most', async () => {
    const busy = await serve(text('', 429, { 'Retry-After': '86400' }), text('a'))
    const timers = vi.spyOn(globalThis, 'setTimeout')
    onTestFinished(() => timers.mockRestore())
    const answer = ask(busy.url)
    await vi.waitFor(() => expect(timers.mock.calls.some(([, ms]) => ms === 5_000)).toBe(true), 10_000)
    expect(timers.mock.calls.some(([, ms = 0]) => ms > 10_000)).toBe(false)
    expect(await answer).toBe('a')
  })
})

describe('fetchText', () => {
  it('stops reading an endless response', async () => {
    const piece = 'x'.repeat(1_000_000)
    let sent = 0
    const endless = await serve((_, response) => {
      const write = () => {
        while (!response.destroyed && response.write(piece)) sent += 1
      }
      response.on('drain', write).on('error', () => undefined)
      write()
    })
    await expect(fetchText(endless.url, {}, { what })).rejects.toSatisfy(malformedAnswer.is)
    expect(sent).toBeLessThan(100)
  })

  it('reports the first 200 characters of a failed response', async () => {
    const { url } = await serve(text('x'.repeat(300), 404))
    await expect(fetchText(url, {}, { what })).rejects.toMatchObject({
      values: { status: 404 },
      cause: { retryAfter: null, text: 'x'.repeat(200) },
    })
  })

  it('times out even when a custom fetch ignores the signal', async () => {
    const fetch = () => new Promise<Response>(() => undefined)
    await expect(fetchText('http://x.example', {}, { what, timeoutMs: 5, fetch })).rejects.toSatisfy(
      requestTimeout.is,
    )
  })
})
