import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createMemoryStore } from '../store/createMemoryStore'
import { connectClient } from '../testing/connectClient'
import { startTestRelay } from '../testing/startTestRelay'

it('disconnects clients in slices, and accepts nobody meanwhile', async () => {
  const relay = await startTestRelay({ limits: { drainMs: 1_000 } })
  const clients = await Promise.all(Array.from({ length: 120 }, () => connectClient(relay.url)))
  const began = performance.now()
  const ends = clients.map(async ({ socket }) => {
    const [code] = await once(socket, 'close')
    return { code, ms: performance.now() - began }
  })
  const stopped = relay.stop()
  await expect(connectClient(relay.url)).rejects.toThrow()
  const all = await Promise.all(ends)
  await stopped
  expect(all.every(({ code }) => code === 1001)).toBe(true)
  const late = all.filter(({ ms }) => ms > 90).length
  expect(late).toBeGreaterThanOrEqual(70)
  // Twenty of them belong to the third slice.
  expect(all.filter(({ ms }) => ms > 190).length).toBeGreaterThanOrEqual(20)
})

it('answers calls that arrived before it stopped', async () => {
  const memory = createMemoryStore()
  let storing: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    storing = resolve
  })
  const store = {
    ...memory,
    flush: async () => {
      storing()
      await wait(200)
    },
  }
  const relay = await startTestRelay({ store })
  const client = await connectClient(relay.url)
  const asked = client.call('irn_publish', { topic: 'ab'.repeat(32), message: 'AAAA', ttl: 300, tag: 1108 })
  await arrived
  await relay.stop()
  expect(await asked).toBe(true)
})
