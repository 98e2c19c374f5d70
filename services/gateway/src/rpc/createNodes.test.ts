import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/readConfig'
import { refusals } from '../http/refusals'
import { createMetrics } from '../monitoring/createMetrics'
import { type ScriptedNode, startScriptedNode } from '../testing/startScriptedNode'
import { createNodes } from './createNodes'
import { callRefused } from './errors'
import type { Nodes } from './Nodes'

let first: ScriptedNode
let second: ScriptedNode
let nodes: Nodes
const chainId = 'eip155:1'
const call = { method: 'eth_blockNumber', params: [] }

beforeAll(async () => {
  first = await startScriptedNode(() => '0x1')
  second = await startScriptedNode(({ method }) => {
    if (method === 'eth_call') throw { code: 3, message: 'execution reverted', data: '0xabcd' }
    return '0x2'
  })
})
afterAll(() => Promise.all([first.stop(), second.stop()]))
beforeEach(async () => {
  await nodes?.stop()
  first.break(undefined)
  second.break(undefined)
  const chain = { id: chainId, name: 'One', rpc: [`${first.url}/secret-key`, second.url] }
  const config = readConfig({ GATEWAY_CHAINS: JSON.stringify([chain]) })
  nodes = createNodes({
    config,
    metrics: createMetrics(),
    now: Date.now,
    nodeLimitMs: 300,
    mostBytes: 10_000,
  })
})
afterAll(() => nodes.stop())

describe('several nodes of a chain', () => {
  it.each([
    ['answers 500', 500],
    ['answers 429', 429],
    ['answers 404', 404],
  ])('tries the next when one %s, and remembers it', async (_how, status) => {
    first.break((response) => response.writeHead(status).end('{"a":1}'))
    expect(await nodes.call(chainId, call)).toBe('0x2')
    first.break(undefined)
    expect(await nodes.call(chainId, call)).toBe('0x2')
  })

  it('tries the next when one hangs, hangs up, sends HTML, sends half an answer, or is busy', async () => {
    const ways = [
      () => undefined,
      (response: { destroy(): unknown }) => response.destroy(),
      (response: { end(text: string): unknown }) => response.end('<html>'),
      (response: { end(text: string): unknown }) => response.end('{"jsonrpc":"2.0","id":0,"resu'),
      (response: { end(text: string): unknown }) =>
        response.end('{"jsonrpc":"2.0","id":0,"error":{"code":-32005,"message":"limit"}}'),
    ]
    for (const way of ways) {
      first.break(way)
      expect(await nodes.call(chainId, call)).toBe('0x2')
      // Its pause of a second outlasts this test, so make it fail to be asked again.
      second.break((response) => response.destroy())
      first.break(undefined)
      expect(await nodes.call(chainId, call)).toBe('0x1')
      second.break(undefined)
    }
  })

  it('answers that the chain is down when all fail, without naming an address', async () => {
    first.break((response) => response.destroy())
    second.break((response) => response.destroy())
    const error = await nodes.call(chainId, call).catch((thrown: unknown) => thrown)
    expect(refusals.chainDown.is(error)).toBe(true)
    const told = `${Object(error).stack} ${JSON.stringify(error)} ${Object(error).cause}`
    expect(told).not.toContain('127.0.0.1')
    expect(told).not.toContain('secret-key')
  })

  it('rejects an answer above the limit, and asks no other node', async () => {
    first.break((response) => response.end(`{"a":"${'x'.repeat(20_000)}"}`))
    const before = second.calls.length
    await expect(nodes.ask(chainId, '{}')).rejects.toThrow(
      expect.objectContaining({ code: 'gateway/chain-down' }),
    )
    expect(second.calls.length).toBe(before)
  })

  it('stops when the caller leaves', async () => {
    first.break(() => undefined)
    const before = second.calls.length
    await expect(nodes.call(chainId, call, AbortSignal.timeout(50))).rejects.toThrow()
    expect(second.calls.length).toBe(before)
  })
})

describe('calls', () => {
  it('passes on the revert data of a contract', async () => {
    first.break((response) => response.destroy())
    const outcomes = await nodes.callMany(chainId, [{ method: 'eth_call', params: [] }, call])
    expect(outcomes[1]).toEqual({ ok: true, result: '0x2' })
    const [refused] = outcomes
    const error = refused?.ok === false ? refused.error : undefined
    expect(callRefused.is(error) && error.values).toMatchObject({ number: 3, data: '0xabcd' })
  })

  it('rejects an unknown chain', async () => {
    await expect(nodes.call('eip155:5', call)).rejects.toThrow('Unsupported chain: eip155:5')
  })

  it('calls one by one where a node rejects batches, and remembers that', async () => {
    const bodies: unknown[] = []
    const alone = await startScriptedNode(({ method }) => {
      bodies.push(method)
      if (method === 'no') throw { code: -32000, message: 'no' }
      return method
    })
    // Surfpool does this.
    const strict = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      if (text.startsWith('[')) {
        bodies.push('batch')
        response.end('{"error":{"code":-32600,"message":"Only method calls are supported"},"id":null}')
      } else response.end(await (await fetch(alone.url, { method: 'POST', body: text })).text())
    }).listen(0, '127.0.0.1')
    await once(strict, 'listening')
    const { port } = strict.address() as AddressInfo
    const id = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const config = readConfig({
      GATEWAY_CHAINS: JSON.stringify([{ id, name: 'S', rpc: [`http://127.0.0.1:${port}`] }]),
    })
    const own = createNodes({ config, metrics: createMetrics(), now: Date.now })
    const calls = ['a', 'b', 'no', 'c', 'd', 'e', 'f'].map((method) => ({ method, params: [] }))
    for (let round = 0; round < 2; round += 1) {
      const outcomes = await own.callMany(id, calls)
      expect(outcomes.map((outcome) => (outcome.ok ? outcome.result : 'refused'))).toEqual([
        'a',
        'b',
        'refused',
        'c',
        'd',
        'e',
        'f',
      ])
    }
    expect(bodies.filter((body) => body === 'batch')).toHaveLength(1)
    await own.stop()
    strict.close()
    await alone.stop()
  })
})
