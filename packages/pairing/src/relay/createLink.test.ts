import { createServer } from 'node:net'
import { relayUnreachable } from '@latchkey/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQuickClock } from '../testing/createQuickClock'
import { openNodeSocket } from '../testing/openNodeSocket'
import { type MinimalRelayOptions, startMinimalRelay } from '../testing/startMinimalRelay'
import { createRelayClient, type RelayClientOptions } from './createRelayClient'
import type { RelayMessage, RelayStatus } from './Relay'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const topic = 'aa'.repeat(32)
const options = { ttl: 300, tag: 1108, prompt: true }

async function startRelay(relayOptions: MinimalRelayOptions = {}) {
  const relay = await startMinimalRelay(relayOptions)
  ends.push(relay.stop)
  return relay
}

/** Accepts connections and never answers. */
async function startDeafServer() {
  const server = createServer((socket) => socket.on('error', () => undefined))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  ends.push(async () => void server.close())
  return `ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

function startClient(urls: readonly string[], speed: number, more: Partial<RelayClientOptions> = {}) {
  const clock = createQuickClock(speed)
  const { now, setTimer } = clock
  const ports = { openSocket: openNodeSocket, random: Math.random, now, setTimer }
  const client = createRelayClient({ urls, projectId: 'p', seed: '11'.repeat(32), ...ports, ...more })
  ends.push(client.close)
  const heard: RelayMessage[] = []
  const statuses: RelayStatus[] = []
  client.onMessage(async (message) => void heard.push(message))
  client.onStatus((status) => statuses.push(status))
  return { client, clock, heard, statuses }
}

/** A relay that accepts every call and answers none. */
const silent = { intercept: () => true }

describe('the link to a relay', () => {
  it('finds a restarted relay again, subscribes again, and sends the very same text', async () => {
    const calls: unknown[] = []
    const first = await startRelay(silent)
    const { client, heard } = startClient([first.url], 10)
    const subscribed = client.subscribe([topic])
    const published = client.publish(topic, 'THE SAME', options)
    await vi.waitFor(() => expect(first.calls).toHaveLength(2), 5_000)
    calls.push(...first.calls.map(({ params }) => params))
    await first.stop()
    const second = await startRelay({ port: first.port })
    await Promise.all([subscribed, published])
    expect(second.calls.map(({ params }) => params)).toEqual(calls)
    const { client: wallet } = startClient([second.url], 10, { seed: '22'.repeat(32) })
    await wallet.publish(topic, 'NEWS', options)
    await vi.waitFor(() => expect(heard).toMatchObject([{ message: 'NEWS' }]), 5_000)
  })

  it.each([
    ['refuses connections', async () => 'ws://127.0.0.1:9'],
    ['takes the connection and says nothing', startDeafServer],
    ['opens the socket and answers nothing', async () => (await startRelay(silent)).url],
    ['closes each socket at once', async () => (await startRelay({ refuse: () => 'x' })).url],
  ])('tries the next relay within 5 seconds of real time when the first %s', async (_, start) => {
    const second = await startRelay()
    const { client } = startClient([await start(), second.url], 1)
    const began = performance.now()
    await client.publish(topic, 'AAAA', options)
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(second.stored).toHaveLength(1)
  })

  it.each([
    ['visibilitychange', 'document'],
    ['online', 'window'],
    ['pageshow', 'window'],
  ] as const)('tries again at once on %s', async (event, target) => {
    const relay = await startRelay()
    await relay.stop()
    const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
    const page = { window: new EventTarget(), document }
    // In real time: it would otherwise wait for many seconds.
    const { client, statuses } = startClient([relay.url], 1, { page, random: () => 0.999 })
    const published = client.publish(topic, 'AAAA', options)
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('unreachable'), 5_000)
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    await startRelay({ port: relay.port })
    document.dispatchEvent(new Event('visibilitychange'))
    document.visibilityState = 'visible'
    const began = performance.now()
    page[target].dispatchEvent(new Event(event))
    await published
    expect(performance.now() - began).toBeLessThan(400)
  })

  it('checks an open socket when the page is shown again, and drops it when the relay doesn’t answer', async () => {
    let isSilent = false
    const relay = await startRelay({ intercept: () => isSilent })
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    const { client, clock } = startClient([relay.url], 5, { page: { window: new EventTarget(), document } })
    await client.subscribe([topic])
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(relay.calls).toHaveLength(2), 5_000)
    await clock.pass(8_000)
    expect(relay.connections()).toBe(1)
    isSilent = true
    document.dispatchEvent(new Event('visibilitychange'))
    await clock.pass(4_000)
    expect(relay.connections()).toBe(2)
  })

  it('doesn’t give up because the page slept', async () => {
    const relay = await startRelay()
    await relay.stop()
    // When a page wakes, all its timers are due at once.
    const timers = new Set<() => void>()
    const setTimer = (callback: () => void) => {
      timers.add(callback)
      return () => void timers.delete(callback)
    }
    const wake = () => {
      for (const callback of [...timers]) {
        timers.delete(callback)
        callback()
      }
    }
    const { client } = startClient([relay.url], 1, { setTimer })
    const published = client.publish(topic, 'AAAA', options)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await startRelay({ port: relay.port })
    wake()
    await published
  })

  it('fails at once when no relay is configured', async () => {
    const { client } = startClient([], 1)
    await expect(client.publish(topic, 'AAAA', options)).rejects.toSatisfy(relayUnreachable.is)
  })

  it('fetches stored messages from a relay that doesn’t deliver them by itself', async () => {
    const data = { topic, message: 'STORED', publishedAt: 1, tag: 1109 }
    let pages = 2
    const relay = await startRelay({
      intercept(call, socket) {
        if (call.method !== 'irn_batchFetchMessages') return false
        pages -= 1
        const result = { messages: [{ ...data, message: `STORED ${pages}` }], hasMore: pages > 0 }
        socket.send(JSON.stringify({ id: call.id, jsonrpc: '2.0', result }))
        return true
      },
    })
    const { client, heard } = startClient([relay.url], 10)
    await client.subscribe([topic])
    await vi.waitFor(
      () => expect(heard.map(({ message }) => message)).toEqual(['STORED 1', 'STORED 0']),
      5_000,
    )
  })

  it('carries 500 messages in order, across a lost connection', async () => {
    const relay = await startRelay()
    const { client: wallet } = startClient([relay.url], 10, { seed: '22'.repeat(32) })
    const { client, heard } = startClient([relay.url], 10)
    await client.subscribe([topic])
    const texts = Array.from({ length: 500 }, (_, at) => `M${at}`)
    for (const [at, text] of texts.entries()) {
      if (at === 250) for (const socket of relay.sockets()) socket.terminate()
      await wallet.publish(topic, text, options)
    }
    await vi.waitFor(() => expect(heard).toHaveLength(500), 5_000)
    expect(heard.map(({ message }) => message)).toEqual(texts)
  })
})
