import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { connectClient } from '../testing/connectClient'
import { connectRaw, floodRaw, opcodes, rawClosed, rawFrame } from '../testing/connectRaw'
import { metricOf } from '../testing/metricOf'
import { startTestRelay, type TestRelay } from '../testing/startTestRelay'

let relay: TestRelay
afterEach(() => relay.stop())

const ping = rawFrame(opcodes.ping, Buffer.alloc(125, 0x61))
const unlimited = {
  requestsPerSecond: 10_000_000,
  requestsPerSecondAndAddress: 100_000_000,
  bytesPerSecondAndAddress: 1_000_000_000,
}

it('answers a ping with its data', async () => {
  relay = await startTestRelay()
  const { socket, close } = await connectClient(relay.url)
  const answered = once(socket, 'pong')
  socket.ping('hello')
  expect(String((await answered)[0])).toBe('hello')
  await close()
})

it("closes the socket of a client that pings and doesn't read", async () => {
  relay = await startTestRelay({ limits: { ...unlimited, buffered: 400_000, stalledMs: 300 } })
  const socket = await connectRaw(relay.url)
  const closed = rawClosed(socket)
  const written = await floodRaw(socket, Buffer.concat(Array(500).fill(ping)), 20_000)
  await closed
  expect(await metricOf(relay.registry, 'closes_total', 'reason="slow"')).toBe(1)
  // What the networks of both sides hold, and not much more.
  expect(written).toBeLessThan(64_000_000)
})

it('counts pings as calls', async () => {
  relay = await startTestRelay({ limits: { requestsPerSecond: 10 } })
  const socket = await connectRaw(relay.url)
  let bytes = 0
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  socket.resume()
  socket.write(Buffer.concat(Array(1_000).fill(ping)))
  await wait(1_000)
  // A burst of a hundred, and half as many that slow the client down.
  const pongs = bytes / 127
  expect(pongs).toBeGreaterThanOrEqual(100)
  expect(pongs).toBeLessThan(200)
  socket.destroy()
})

it('reads nothing of a client that it rejects', async () => {
  relay = await startTestRelay({ limits: { ...unlimited, refusalMs: 1_000 } })
  const socket = await connectRaw(relay.url, 'invalid')
  const closed = rawClosed(socket)
  const answers: Buffer[] = []
  socket.on('data', (chunk: Buffer) => answers.push(chunk))
  socket.resume()
  const began = performance.now()
  await floodRaw(socket, Buffer.concat(Array(500).fill(ping)), 5_000)
  await closed
  expect(performance.now() - began).toBeLessThan(4_000)
  const all = Buffer.concat(answers)
  // Only the close frame with code 3000.
  expect(all[0]).toBe(0x80 | opcodes.close)
  expect(all.readUInt16BE(2)).toBe(3000)
  expect(all.length).toBeLessThan(130)
})
