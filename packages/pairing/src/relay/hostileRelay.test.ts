import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { openNodeSocket } from '../testing/openNodeSocket'
import { startMinimalRelay } from '../testing/startMinimalRelay'
import { createRelayClient } from './createRelayClient'
import type { RelayMessage } from './Relay'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const topic = 'aa'.repeat(32)
const options = { ttl: 300, tag: 1108 }

async function setUp(intercept?: (call: { id: unknown; method: string }, socket: WebSocket) => boolean) {
  const relay = await startMinimalRelay(intercept ? { intercept } : {})
  const client = createRelayClient({
    urls: [relay.url],
    projectId: 'p',
    seed: '11'.repeat(32),
    openSocket: openNodeSocket,
    now: Date.now,
    random: Math.random,
    setTimer(callback, ms) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
  })
  ends.push(relay.stop, client.close)
  const heard: RelayMessage[] = []
  client.onMessage(async (message) => void heard.push(message))
  await client.subscribe([topic])
  const [socket] = relay.sockets()
  return { relay, client, heard, send: (frame: string | Uint8Array) => socket?.send(frame) }
}

const hex64 = fc.stringMatching(/^[0-9a-f]{64}$/)
const id = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.string(),
  fc.bigInt({ min: 0n, max: 2n ** 64n }).map((value) => `${value}n`),
  fc.constantFrom(null, true, {}, []),
)
/** Near misses of each frame: wrong in one thing, or in everything. */
const frame = fc.oneof(
  fc.record({ id, jsonrpc: fc.constant('2.0'), result: fc.anything() }),
  fc.record({ id, jsonrpc: fc.constant('2.0'), error: fc.anything() }),
  fc.record({
    id,
    jsonrpc: fc.constantFrom('2.0', '1.0', 2),
    method: fc.constantFrom(
      'irn_subscription',
      'irn_publish',
      'wc_sessionSettle',
      '__proto__',
      'constructor',
    ),
    params: fc.oneof(
      fc.anything(),
      fc.record({
        id: fc.string(),
        data: fc.record({
          // Never the subscribed topic, because none of this may be delivered.
          topic: fc.oneof(hex64, fc.string(), fc.constant(topic.toUpperCase())),
          message: fc.oneof(fc.base64String(), fc.anything()),
          publishedAt: fc.anything(),
          tag: fc.anything(),
        }),
      }),
    ),
  }),
)
const text = fc.oneof(
  frame.map(
    (value) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? Number(part) : part)) ?? '',
  ),
  fc.json(),
  fc.string(),
  fc.constantFrom(
    '[',
    '{"id":',
    `"${'x'.repeat(50_000)}"`,
    '['.repeat(20_000),
    '{"id":12345678901234567890}',
  ),
)

describe('a relay client with a hostile relay', () => {
  it('ignores what it didn’t request, and keeps working (3,000 frames)', async () => {
    const { client, heard, send, relay } = await setUp()
    const frames = fc.sample(
      fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: fc.uint8Array() }),
      3_000,
    )
    // Our own requests are open while the garbage arrives.
    const published = frames.map((each, at) => {
      send(each)
      return at % 100 === 0 ? client.publish(topic, `M${at}`, options) : null
    })
    await Promise.all(published)
    expect(heard).toEqual([])
    expect(relay.connections()).toBe(1)
    expect(relay.stored).toHaveLength(30)
  })

  it('neither delivers nor acknowledges a valid message of a topic it didn’t subscribe to', async () => {
    const { heard, send, relay } = await setUp()
    const acknowledged: string[] = []
    relay.sockets()[0]?.on('message', (data) => acknowledged.push(String(data)))
    const push = (id: number, where: string) =>
      send(
        JSON.stringify({
          id,
          jsonrpc: '2.0',
          method: 'irn_subscription',
          params: { id: 's', data: { topic: where, message: 'AAAA', publishedAt: 1, tag: 1102 } },
        }),
      )
    push(1, 'bb'.repeat(32))
    push(2, topic)
    await vi.waitFor(() => expect(acknowledged).toEqual(['{"id":2,"jsonrpc":"2.0","result":true}']), 10_000)
    expect(heard).toMatchObject([{ topic }])
  })

  it('ignores an answer to another request, and a second answer', async () => {
    const { client, relay } = await setUp((call, socket) => {
      if (call.method !== 'irn_publish') return false
      const answer = (to: unknown, result: unknown) =>
        socket.send(JSON.stringify({ id: to, jsonrpc: '2.0', result }))
      answer(`${BigInt(String(call.id)) + 1n}`, true)
      answer(0, true)
      setTimeout(() => {
        answer(`${call.id}n`, true)
        answer(call.id, true)
      }, 100)
      return true
    })
    const began = performance.now()
    await client.publish(topic, 'AAAA', options)
    expect(performance.now() - began).toBeGreaterThan(80)
    expect(relay.calls.filter(({ method }) => method === 'irn_publish')).toHaveLength(1)
  })

  it('acknowledges an id beyond the range of a number, digit by digit', async () => {
    const { heard, send, relay } = await setUp()
    const received: string[] = []
    relay.sockets()[0]?.on('message', (data) => received.push(String(data)))
    const params = JSON.stringify({ id: 's', data: { topic, message: 'AAAA', publishedAt: 1, tag: 0 } })
    send(`{"id":1794704896738001123,"jsonrpc":"2.0","method":"irn_subscription","params":${params}}`)
    await vi.waitFor(
      () => expect(received).toEqual(['{"id":1794704896738001123,"jsonrpc":"2.0","result":true}']),
      10_000,
    )
    expect(heard).toHaveLength(1)
  })

  it('skips a frame that is too large, and reads the next', async () => {
    const { heard, send } = await setUp()
    const push = (at: number, message: string) =>
      send(
        JSON.stringify({
          id: at,
          jsonrpc: '2.0',
          method: 'irn_subscription',
          params: { id: 's', data: { topic, message, publishedAt: 1, tag: 0 } },
        }),
      )
    push(1, 'A'.repeat(3_000_000))
    push(2, 'AAAA')
    await vi.waitFor(() => expect(heard).toMatchObject([{ message: 'AAAA' }]), 5_000)
  })
})
