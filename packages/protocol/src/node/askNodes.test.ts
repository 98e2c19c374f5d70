import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { httpStatus, malformedAnswer } from '../errors/http'
import { noRpcUrl } from '../errors/pairing'
import { rpcInternal, rpcInvalidParams } from '../errors/rpc'
import { networkFailure } from '../http/networkFailure'
import type { Network } from '../network/Network'
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

const on = (...http: readonly string[]): Network => ({
  id: 'x',
  caipNetworkId: 'solana:x',
  chainNamespace: 'solana',
  name: 'X',
  nativeCurrency: { name: 'X', symbol: 'X', decimals: 9 },
  rpcUrls: { default: { http } },
})
const ask = (...urls: readonly string[]) => askNodes(on(...urls), (url) => fetchText(url, {}, 'it'))

describe('asking the nodes of a network', () => {
  it('asks a busy one again, and the next where one is gone, has not the thing or talks rubbish', async () => {
    const busy = await serve(text('', 503), text('a'))
    expect([await ask(busy.url), busy.asked()]).toEqual(['a', 2])
    const good = await serve(text('b'))
    for (const bad of ['http://127.0.0.1:9', (await serve(text('', 404))).url, 'no address'])
      expect(await ask(bad, good.url)).toBe('b')
    const parse = (url: string) => callNode(url, { method: 'm', params: [] })
    const right = await serve(text('{"result":7}'))
    expect(await askNodes(on((await serve(text('<html>'))).url, right.url), parse)).toBe(7)
  })

  it('leaves a refusal what it is, and asks nobody else', async () => {
    const no = await serve(text('{"error":{"code":-32602,"message":"no"}}'))
    const other = await serve(text('{"result":7}'))
    const call = (url: string) => callNode(url, { method: 'm', params: [] })
    await expect(askNodes(on(no.url, other.url), call)).rejects.toSatisfy(rpcInvalidParams.is)
    expect([no.asked(), other.asked()]).toEqual([1, 0])
    const odd = await serve(text('{"error":{"code":1010,"message":"its own"}}'))
    await expect(askNodes(on(odd.url), call)).rejects.toSatisfy(rpcInternal.is)
    expect(odd.asked()).toBe(1)
  })

  it('gives up after a while, with the kind of what went wrong at last', async () => {
    const busy = await serve(text('later', 503))
    await expect(ask(busy.url)).rejects.toSatisfy(httpStatus.is)
    expect(busy.asked()).toBe(4)
    await expect(ask('http://127.0.0.1:9')).rejects.toSatisfy(networkFailure.is)
    await expect(ask()).rejects.toSatisfy(noRpcUrl.is)
  })

  it('waits as long as a node asks for, but not for ever', async () => {
    const busy = await serve(text('', 429, { 'Retry-After': '86400' }), text('a'))
    const timers = vi.spyOn(globalThis, 'setTimeout')
    onTestFinished(() => timers.mockRestore())
    const answer = ask(busy.url)
    await vi.waitFor(() => expect(timers.mock.calls.some(([, ms]) => ms === 5_000)).toBe(true))
    expect(timers.mock.calls.some(([, ms = 0]) => ms > 10_000)).toBe(false)
    expect(await answer).toBe('a')
  }, 10_000)

  it('stops to read an answer that has no end', async () => {
    const piece = 'x'.repeat(1_000_000)
    let sent = 0
    const endless = await serve((_, response) => {
      const write = () => {
        while (!response.destroyed && response.write(piece)) sent += 1
      }
      response.on('drain', write).on('error', () => undefined)
      write()
    })
    await expect(fetchText(endless.url, {}, 'it')).rejects.toSatisfy(malformedAnswer.is)
    expect(sent).toBeLessThan(100)
  })
})
