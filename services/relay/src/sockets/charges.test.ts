import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryStore } from '../store/createMemoryStore'
import { connectClient } from '../testing/connectClient'
import { connectRaw, floodRaw, opcodes, rawFrame } from '../testing/connectRaw'
import { metricOf } from '../testing/metricOf'
import { startTestRelay, type TestRelay } from '../testing/startTestRelay'

let relay: TestRelay
afterEach(() => relay.stop())

const receipt = `{"id":1,"jsonrpc":"2.0","result":"${'A'.repeat(4_000)}"}`
const floods: [string, Buffer][] = [
  ['frames without a method', rawFrame(opcodes.text, receipt)],
  ['frames that are not JSON', rawFrame(opcodes.text, '{'.repeat(4_000))],
  ['empty parts of a frame that never ends', rawFrame(opcodes.continuation, '', false)],
  ['pongs', rawFrame(opcodes.pong, Buffer.alloc(125))],
]

describe.each(floods)('%s', (_name, frame) => {
  it('are read no faster than the limit allows', async () => {
    // A burst of 600,000.
    relay = await startTestRelay({ limits: { bytesPerSecondAndAddress: 10_000 } })
    const socket = await connectRaw(relay.url)
    socket.resume()
    if (frame[0] === 0) socket.write(rawFrame(opcodes.text, '{', false))
    const some = Buffer.concat(Array(Math.ceil(60_000 / frame.length)).fill(frame))
    await floodRaw(socket, some, 3_000)
    const received = await metricOf(relay.registry, 'received_bytes_total')
    expect(received).toBeGreaterThan(100_000)
    expect(received).toBeLessThan(900_000)
    socket.destroy()
  })
})

it.each<[string, Buffer]>([
  ['frames without a method', rawFrame(opcodes.text, '{"id":1,"jsonrpc":"2.0","result":true}')],
  ['pongs', rawFrame(opcodes.pong, Buffer.alloc(40))],
])('%s count as calls, however small they are', async (_name, frame) => {
  relay = await startTestRelay({
    limits: { requestsPerSecond: 10, bytesPerSecondAndAddress: 1_000_000_000 },
  })
  const socket = await connectRaw(relay.url)
  await floodRaw(socket.resume(), Buffer.concat(Array(100).fill(frame)), 2_000)
  // What is read before the socket pauses may be far more than the hundred that are free.
  expect(await metricOf(relay.registry, 'received_bytes_total')).toBeLessThan(300_000)
  socket.destroy()
})

it("doesn't slow down others behind the same address", async () => {
  relay = await startTestRelay({
    limits: { bytesPerSecondAndAddress: 10_000, requestsPerSecond: 20, requestsPerSecondAndAddress: 200 },
  })
  const flooding = await Promise.all(Array.from({ length: 5 }, () => connectRaw(relay.url)))
  const frame = Buffer.concat(Array(15).fill(rawFrame(opcodes.text, receipt)))
  const work = flooding.map((socket) => floodRaw(socket.resume(), frame, 3_000))
  await wait(1_000)
  const honest = await connectClient(relay.url)
  const began = performance.now()
  for (let n = 0; n < 10; n++) await honest.call('irn_subscribe', { topic: `${n}`.padStart(64, 'a') })
  expect(performance.now() - began).toBeLessThan(1_500)
  await Promise.all([honest.close(), ...work])
  for (const socket of flooding) socket.destroy()
})

it('makes acknowledgements of its own pushes free', async () => {
  relay = await startTestRelay({ limits: { requestsPerSecond: 20 } })
  const reader = await connectClient(relay.url)
  const topics = Array.from({ length: 5 }, (_, index) => `${index}`.padStart(64, 'b'))
  for (const topic of topics) await reader.call('irn_subscribe', { topic })
  const began = performance.now()
  const publishers = await Promise.all(topics.map(() => connectClient(relay.url)))
  await Promise.all(
    publishers.map(async (publisher, index) => {
      for (let n = 0; n < 90; n++)
        await publisher.call('irn_publish', {
          topic: topics[index],
          message: `AAAA${n}`,
          ttl: 300,
          tag: 1108,
        })
    }),
  )
  await reader.pushed(450)
  expect(reader.pushes).toHaveLength(450)
  // Its own calls are at most 20 a second after the first 200.
  expect(performance.now() - began).toBeLessThan(8_000)
  await Promise.all([reader, ...publishers].map((client) => client.close()))
})

it('reads no more calls than a slow store can answer', async () => {
  const memory = createMemoryStore()
  let release: () => void = () => undefined
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  const store: typeof memory = {
    ...memory,
    async subscribe(...args) {
      await slow
      return memory.subscribe(...args)
    },
  }
  relay = await startTestRelay({ store, limits: { requestsPerSecond: 100_000 } })
  const client = await connectClient(relay.url)
  const answers = Array.from({ length: 10_000 }, () =>
    client.call('irn_subscribe', { topic: 'cd'.repeat(32) }),
  )
  await wait(1_000)
  // A thousand calls would be 150,000 bytes.
  expect(await metricOf(relay.registry, 'received_bytes_total')).toBeLessThan(400_000)
  release()
  expect(await Promise.all(answers)).toHaveLength(10_000)
  await client.close()
})
