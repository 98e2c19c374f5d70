import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { relayErrors, relayMethods } from '@latchkey/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { connectClient } from '../testing/connectClient'
import { createIdentity } from '../testing/createIdentity'
import { startTestRelay, type TestRelay } from '../testing/startTestRelay'
import { waitForRefusal } from '../testing/waitForRefusal'

let relay: TestRelay
beforeAll(async () => {
  relay = await startTestRelay({ limits: { requestsPerSecond: 100_000 } })
})
afterAll(() => relay.stop())

const topic = 'ab'.repeat(32)

/** Checks that an ordinary client is served. */
async function serves(): Promise<void> {
  const client = await connectClient(relay.url)
  expect(await client.call('irn_subscribe', { topic: 'cd'.repeat(32) })).toMatch(/^[0-9a-f]{64}$/)
  await client.close()
}
/** Sends a raw frame, and returns the answer. */
async function answerTo(frame: string | Buffer): Promise<unknown> {
  const client = await connectClient(relay.url)
  const answered = once(client.socket, 'message')
  client.socket.send(frame)
  const [data] = await answered
  await client.close()
  return JSON.parse(String(data))
}
const call = (method: string, params: unknown, id: unknown = '1700000000000000000') =>
  answerTo(JSON.stringify({ id, jsonrpc: '2.0', method, params }))

describe('invalid calls', () => {
  const message = 'AAAA'
  const many = Array.from({ length: 501 }, () => topic)
  it.each<[string, string, unknown, keyof typeof relayErrors]>([
    ['an unknown method', 'irn_nothing', {}, 'InvalidMethod'],
    ['a property of every object', 'constructor', {}, 'InvalidMethod'],
    ['another', '__proto__', {}, 'InvalidMethod'],
    ['no parameters', 'irn_subscribe', undefined, 'InvalidParams'],
    ['an invalid topic', 'irn_subscribe', { topic: 'ab' }, 'InvalidTopic'],
    ['a topic that is a number', 'irn_publish', { topic: 1, message, ttl: 300, tag: 1 }, 'InvalidTopic'],
    ['no topics', 'irn_batchSubscribe', { topics: [] }, 'BatchEmpty'],
    ['too many topics', 'irn_batchSubscribe', { topics: many }, 'BatchLimitExceeded'],
    ['no time to live', 'irn_publish', { topic, message, ttl: 0, tag: 1 }, 'TtlTooShort'],
    ['an endless time to live', 'irn_publish', { topic, message, ttl: 604_801, tag: 1 }, 'TtlTooLong'],
    ['a fractional time to live', 'irn_publish', { topic, message, ttl: 1.5, tag: 1 }, 'InvalidParams'],
    [
      'a message that is not sealed',
      'irn_publish',
      { topic, message: 'a\u0000b', ttl: 300, tag: 1 },
      'InvalidParams',
    ],
    [
      'a large message',
      'irn_publish',
      { topic, message: 'A'.repeat(524_289), ttl: 300, tag: 1108 },
      'PayloadSizeExceeded',
    ],
    [
      'a large message of a small kind',
      'irn_publish',
      { topic, message: 'A'.repeat(131_073), ttl: 300, tag: 1110 },
      'PayloadSizeExceeded',
    ],
  ])('%s', async (_name, method, params, name) => {
    expect(await call(method, params)).toEqual({
      id: '1700000000000000000',
      jsonrpc: '2.0',
      error: { ...relayErrors[name], data: name },
    })
  })

  it('understands an alias, and returns ids unchanged', async () => {
    expect(await call('iridium_subscribe', { topic }, 1_700_000_000)).toMatchObject({
      id: 1_700_000_000,
      result: expect.any(String),
    })
    const client = await connectClient(relay.url)
    client.socket.send(
      `{"id":1794704896738001123,"jsonrpc":"2.0","method":"irn_subscribe","params":{"topic":"${topic}"}}`,
    )
    await once(client.socket, 'message')
    expect(client.frames[0]).toContain('{"id":1794704896738001123,')
    await client.close()
  })

  it.each(['', '{', '[]', '[{"id":1}]', 'null', Buffer.from([1, 2, 3])])('the frame %j', async (frame) => {
    expect(await answerTo(frame)).toMatchObject({ id: 0, error: { code: -32600 } })
  })

  it('1,500 random frames have no effect', async () => {
    const values = fc.oneof(fc.jsonValue(), fc.constantFrom(topic, { topic }, [topic], { topics: [topic] }))
    const frame = fc.oneof(
      fc.string().map((text) => text),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc
        .record(
          {
            id: fc.oneof(fc.jsonValue(), fc.nat(), fc.bigInt({ min: 0n, max: 10n ** 19n }).map(String)),
            jsonrpc: fc.oneof(fc.constant('2.0'), fc.jsonValue()),
            method: fc.oneof(fc.constantFrom(...Object.keys(relayMethods), 'irn_subscription'), fc.string()),
            params: fc.oneof(
              values,
              fc.dictionary(fc.constantFrom('topic', 'topics', 'message', 'ttl', 'tag'), values),
            ),
            result: fc.jsonValue(),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    )
    const client = await connectClient(relay.url)
    const watcher = await connectClient(relay.url)
    await watcher.call('irn_subscribe', { topic: 'ee'.repeat(32) })
    for (const text of fc.sample(frame, 1_500)) client.socket.send(text)
    expect(await client.call('irn_subscribe', { topic: 'ef'.repeat(32) })).toMatch(/^[0-9a-f]{64}$/)
    expect(watcher.pushes).toEqual([])
    await Promise.all([client.close(), watcher.close()])
    await serves()
  })
})

describe('misbehaving sockets', () => {
  it('a frame that is too large only ends its own socket', async () => {
    const client = await connectClient(relay.url)
    const closed = once(client.socket, 'close')
    client.socket.send('A'.repeat(1_048_577))
    await closed
    await serves()
  })

  it.each([
    ['no token', '', 'JWT validation error: there is no token'],
    ['an invalid token', 'abc', 'JWT validation error'],
    ['a token for another relay', createIdentity().token('wss://other.example'), 'JWT validation error'],
  ])('rejects %s late', async (_name, auth, reason) => {
    const refused = await waitForRefusal(relay.url, { auth, projectId: 'dev' })
    expect(refused).toMatchObject({ code: 3000, reason })
    expect(refused.ms).toBeGreaterThan(45)
  })

  it('tells a client that its clock is five minutes ahead', async () => {
    const iat = Math.floor(Date.now() / 1000) + 300
    const auth = createIdentity().token(relay.url, { iat, exp: iat + 86_400 })
    expect(await waitForRefusal(relay.url, { auth })).toMatchObject({
      reason: 'JWT validation error: JWT Token is not yet valid',
    })
  })

  it('accepts a token in a header', async () => {
    const headers = { authorization: `Bearer ${createIdentity().token(relay.url)}` }
    const socket = new WebSocket(relay.url, { headers })
    await once(socket, 'open')
    await wait(150)
    expect(socket.readyState).toBe(socket.OPEN)
    socket.terminate()
  })

  it('survives resets and broken handshakes', async () => {
    const port = Number(new URL(relay.url).port)
    const query = `auth=${createIdentity().token(relay.url)}`
    const handshake = (key: string) =>
      `GET /?${query} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`
    for (const text of [
      handshake('dGhlIHNhbXBsZSBub25jZQ=='),
      handshake('short'),
      handshake('dGhlIHNhbXBsZSBub25jZQ==').slice(0, -4),
    ])
      for (const afterMs of [0, 20]) {
        const socket = connect(port, '127.0.0.1')
        await once(socket, 'connect')
        socket.write(text)
        await wait(afterMs)
        socket.resetAndDestroy()
      }
    // Bytes that aren't frames.
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(handshake('dGhlIHNhbXBsZSBub25jZQ=='))
    await once(socket, 'data')
    socket.write(Buffer.alloc(1_000, 0xff))
    await once(socket, 'close')
    await serves()
  })

  it("closes a client's oldest socket when it opens the ninth", async () => {
    const identity = createIdentity()
    const clients = []
    for (let n = 0; n < 8; n++) clients.push(await connectClient(relay.url, { identity }))
    const first = clients[0]
    const closed = first && once(first.socket, 'close')
    clients.push(await connectClient(relay.url, { identity }))
    expect((await closed)?.[0]).toBe(4010)
    await Promise.all(clients.map((client) => client.close()))
  })

  it("cuts off a client that doesn't read", async () => {
    const small = await startTestRelay({ limits: { buffered: 200_000, stalledMs: 300 } })
    const slow = await connectClient(small.url)
    const topics = Array.from({ length: 500 }, (_, index) => index.toString(16).padStart(64, '0'))
    slow.socket.pause()
    for (let n = 0; n < 300; n++)
      slow.socket.send(
        JSON.stringify({ id: `${n}`, jsonrpc: '2.0', method: 'irn_batchSubscribe', params: { topics } }),
      )
    await expect
      .poll(() => small.registry.getSingleMetricAsString('latchkey_relay_closes_total'), { timeout: 60_000 })
      .toContain('reason="slow"')
    slow.socket.terminate()
    await small.stop()
  })

  it('delivers many large messages in pieces', async () => {
    const identity = createIdentity()
    const away = await connectClient(relay.url, { identity })
    const topics = Array.from({ length: 5 }, (_, index) => `f${index}`.repeat(32))
    await away.call('irn_batchSubscribe', { topics })
    await away.close()
    const writer = await connectClient(relay.url)
    const body = 'A'.repeat(500_000)
    const send = (to: string, n: number) =>
      writer.call('irn_publish', { topic: to, message: `${n}${body}`, ttl: 300, tag: 1108 })
    for (const to of topics) for (let n = 0; n < 4; n++) await send(to, n)
    const deaf = await connectClient(relay.url, { identity, acknowledges: false })
    await deaf.call('irn_batchSubscribe', { topics })
    await deaf.pushed(4, 1_000)
    expect(deaf.pushes.length).toBe(3)
    await deaf.close()
    const back = await connectClient(relay.url, { identity })
    await back.call('irn_batchSubscribe', { topics })
    await back.pushed(20)
    expect(back.pushes.length).toBe(20)
    for (let n = 4; n < 8; n++) await send(topics[0] ?? '', n)
    await back.pushed(24)
    expect(back.pushes.map(({ params }) => params.data.message[0]).slice(-4)).toEqual(['4', '5', '6', '7'])
    const fresh = '99'.repeat(32)
    const reader = await connectClient(relay.url)
    for (let n = 0; n < 4; n++) await send(fresh, n)
    const got = await reader.call('irn_fetchMessages', { topic: fresh })
    expect(got).toMatchObject({ messages: [{}, {}, {}], hasMore: true })
    expect(await reader.call('irn_fetchMessages', { topic: fresh })).toMatchObject({
      messages: [{}],
      hasMore: false,
    })
    await Promise.all([back.close(), writer.close(), reader.close()])
  })
})

describe('limits', () => {
  it('slow down a quick client, reject a flood, and cap the number of sockets', async () => {
    const strict = await startTestRelay({
      limits: {
        requestsPerSecond: 10,
        requestsPerSecondAndAddress: 30,
        socketsPerAddress: 2,
        refusalMs: 100,
      },
    })
    const client = await connectClient(strict.url)
    const calls = Array.from({ length: 110 }, () => client.call('irn_subscribe', { topic }))
    expect(await Promise.all(calls)).toHaveLength(110)
    const second = await connectClient(strict.url)
    const flood = Array.from({ length: 400 }, () =>
      second.call('irn_subscribe', { topic }).catch((error) => error.data),
    )
    expect(await Promise.all(flood)).toContain('TooManyRequests')
    const auth = createIdentity().token(strict.url)
    expect(await waitForRefusal(strict.url, { auth })).toMatchObject({ status: 429 })
    await Promise.all([client.close(), second.close()])
    await strict.stop()
  })
})
