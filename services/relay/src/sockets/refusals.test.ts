import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createMemoryStore } from '../store/createMemoryStore'
import { connectClient, type TestClient } from '../testing/connectClient'
import { createIdentity, type Identity } from '../testing/createIdentity'
import { startTestRelay, type TestRelay, type TestRelayOptions } from '../testing/startTestRelay'
import { waitForRefusal } from '../testing/waitForRefusal'

let relay: TestRelay
const clients: TestClient[] = []
const start = async (options: TestRelayOptions) => {
  relay = await startTestRelay(options)
}
const connect = async (identity: Identity = createIdentity()) => {
  const client = await connectClient(relay.url, { identity })
  clients.push(client)
  return client
}
const closeAll = () => Promise.all(clients.splice(0).map((client) => client.close()))
/** Tries to connect; returns the HTTP status. */
const attempt = async (identity: Identity = createIdentity()): Promise<number> => {
  const socket = new WebSocket(`${relay.url}?auth=${identity.token(relay.url)}&projectId=dev`)
  socket.on('error', () => undefined)
  return new Promise<number>((resolve) => {
    socket.on('open', () => {
      socket.terminate()
      resolve(101)
    })
    socket.on('unexpected-response', (request, { statusCode = 0 }) => {
      request.destroy()
      resolve(statusCode)
    })
  })
}
/** Tries until it is accepted; returns how long that took. */
const persist = async (): Promise<number> => {
  const began = performance.now()
  while (performance.now() - began < 20_000) {
    const isIn = await connect().then(
      () => true,
      () => false,
    )
    if (isIn) break
    await wait(100)
  }
  return performance.now() - began
}
afterEach(async () => {
  await closeAll()
  await relay.stop()
})

describe('a client that connects too often', () => {
  it('gets an HTTP error with a time to wait, late', async () => {
    await start({ limits: { connectsPerSecond: 1, refusalMs: 300 } })
    for (let n = 0; n < 10; n++) await connect()
    const auth = createIdentity().token(relay.url)
    const refused = await waitForRefusal(relay.url, { auth, projectId: 'dev' })
    expect(refused).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^([5-9]|1[0-5])$/) })
    expect(refused.ms).toBeGreaterThan(290)
  })

  it('pays nothing for rejected attempts, so it gets in a second later', async () => {
    await start({ limits: { connectsPerSecond: 1, refusalMs: 10 } })
    for (let n = 0; n < 10; n++) await connect()
    const ends = await Promise.all(Array.from({ length: 60 }, () => attempt()))
    expect(ends.filter((status) => status === 429).length).toBeGreaterThan(50)
    expect(await persist()).toBeLessThan(2_500)
  })

  it('is rejected alone, without others behind its address', async () => {
    await start({ limits: { connectsPerSecond: 1, refusalMs: 50 } })
    const other = createIdentity()
    await connect(other)
    const stubborn = createIdentity()
    const storm = new AbortController()
    const statuses: number[] = []
    const work = Array.from({ length: 5 }, async () => {
      while (!storm.signal.aborted) statuses.push(await attempt(stubborn))
    })
    try {
      await expect.poll(() => statuses, { timeout: 30_000 }).toContain(429)
      for (let n = 0; n < 10; n++) expect(await attempt(other)).toBe(101)
      expect(await persist()).toBeLessThan(2_000)
    } finally {
      storm.abort()
      await Promise.all(work)
    }
  })
})

describe('after a restart', () => {
  it('an old client opens dozens of sockets, and none is refused', async () => {
    await start({ limits: { connectsPerSecond: 5, refusalMs: 50 } })
    const old = createIdentity()
    await connect(old)
    const ends = await Promise.all(Array.from({ length: 100 }, () => attempt(old)))
    expect(ends.filter((status) => status !== 101)).toEqual([])
  })

  it('clients return although new ones use up the limit of their address', async () => {
    const store = createMemoryStore()
    await start({ store })
    const known = Array.from({ length: 30 }, () => createIdentity())
    for (const [index, identity] of known.entries())
      await (await connect(identity)).call('irn_subscribe', { topic: index.toString(16).padStart(64, '0') })
    await closeAll()
    await relay.stop()
    await start({ store, limits: { connectsPerSecond: 1, refusalMs: 50 } })
    for (let n = 0; n < 10; n++) await connect()
    expect(await attempt()).toBe(429)
    await Promise.all(known.map((identity) => connect(identity)))
    expect(clients).toHaveLength(40)
    // They leave the limit for new clients alone.
    expect(await persist()).toBeLessThan(2_500)
  })

  it('connections are spread, and all of them succeed', async () => {
    await start({ limits: { admissionsPerSecond: 20 } })
    const began = performance.now()
    const times = await Promise.all(
      Array.from({ length: 60 }, async () => {
        await connect()
        return performance.now() - began
      }),
    )
    // Twenty at once, then twenty each second.
    expect(times.filter((ms) => ms < 900).length).toBeLessThan(45)
    expect(Math.max(...times)).toBeGreaterThan(1_800)
  })

  it('those who would wait too long are told when to return', async () => {
    await start({ limits: { admissionsPerSecond: 2 } })
    const ends = await Promise.all(
      Array.from({ length: 30 }, () =>
        connect().then(
          () => 'in',
          (error: Error) => error.message,
        ),
      ),
    )
    expect(ends.filter((end) => end === 'in').length).toBeGreaterThan(8)
    expect(ends).toContain('Unexpected server response: 429')
  })
})

describe('a full address', () => {
  it('takes the place from the client with the most sockets', async () => {
    await start({ limits: { socketsPerAddress: 6 } })
    const greedy = createIdentity()
    const first = await connect(greedy)
    for (let n = 0; n < 3; n++) await connect(greedy)
    const modest = [await connect(), await connect()]
    const closed = once(first.socket, 'close')
    const fresh = await connect()
    expect((await closed)[0]).toBe(4010)
    for (const client of [...modest, fresh])
      expect(await client.call('irn_subscribe', { topic: 'ab'.repeat(32) })).toMatch(/^[0-9a-f]{64}$/)
  })

  it('rejects a client when each has one socket', async () => {
    await start({ limits: { socketsPerAddress: 3 } })
    for (let n = 0; n < 3; n++) await connect()
    expect(await attempt()).toBe(429)
    expect(clients.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true)
  })
})
