import {
  connectCancelled,
  invalidProjectId,
  originNotAllowed,
  relayRefused,
  relayUnreachable,
  sessionExpired,
} from '@latchkey/protocol'
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
const other = 'bb'.repeat(32)
const options = { ttl: 300, tag: 1108, prompt: true }

async function startRelay(relayOptions: MinimalRelayOptions = {}) {
  const relay = await startMinimalRelay(relayOptions)
  ends.push(relay.stop)
  return relay
}

function startClient(urls: readonly string[], seed = '11', more: Partial<RelayClientOptions> = {}) {
  const clock = createQuickClock(10)
  const client = createRelayClient({
    urls,
    projectId: 'project',
    seed: seed.repeat(32),
    openSocket: openNodeSocket,
    random: Math.random,
    now: clock.now,
    setTimer: clock.setTimer,
    ...more,
  })
  ends.push(client.close)
  const heard: RelayMessage[] = []
  const statuses: RelayStatus[] = []
  client.onStatus((status) => statuses.push(status))
  const listen = () => client.onMessage(async (message) => void heard.push(message))
  return { client, clock, heard, statuses, listen }
}

const methodsOf = (relay: Awaited<ReturnType<typeof startRelay>>) => relay.calls.map(({ method }) => method)

describe('a relay client with a minimal relay', () => {
  it('opens no socket before first use, and closes it when it is no longer needed', async () => {
    const relay = await startRelay()
    const { client, clock, statuses } = startClient([relay.url])
    await clock.pass(5_000)
    expect(relay.connections()).toBe(0)
    await client.publish(topic, 'AAAA', options)
    expect(statuses).toEqual(['connecting', 'connected'])
    expect(relay.sockets()).toHaveLength(1)
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('idle'), 5_000)
    await vi.waitFor(() => expect(relay.sockets()).toHaveLength(0), 5_000)
    await client.publish(topic, 'BBBB', options)
    expect(relay.connections()).toBe(2)
  })

  it('signs a new token for each attempt', async () => {
    const seen: URLSearchParams[] = []
    const relay = await startRelay({
      refuse(request) {
        seen.push(new URL(request.url ?? '', 'http://x').searchParams)
        return null
      },
    })
    const { client } = startClient([`${relay.url}/?kept=1`], '03')
    await client.subscribe([topic])
    const [query] = seen
    expect(query?.get('projectId')).toBe('project')
    expect(query?.get('useOnCloseEvent')).toBe('true')
    expect(query?.get('kept')).toBe('1')
    const claims = JSON.parse(Buffer.from(query?.get('auth')?.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({
      iss: 'did:key:z6MkvRXNYcE7MMduynWTgeKbDaT1iijDSC8pZqXZc8rHPrf2',
      aud: `${relay.url}/?kept=1`,
    })
    // Relays allow two minutes, so a clock that is five minutes slow is noticed.
    expect(claims.exp - claims.iat).toBe(120)
  })

  it('carries a message, and acknowledges it when the handler has finished', async () => {
    const relay = await startRelay()
    const { client: dapp } = startClient([relay.url])
    const { client: wallet } = startClient([relay.url], '22')
    let end: () => void = () => undefined
    const heard: RelayMessage[] = []
    wallet.onMessage((message) => {
      heard.push(message)
      return new Promise((resolve) => {
        end = resolve
      })
    })
    await wallet.subscribe([topic])
    await dapp.publish(topic, 'AAAA', options)
    await vi.waitFor(() => expect(heard).toMatchObject([{ topic, message: 'AAAA', tag: 1108 }]), 5_000)
    expect(relay.acknowledged).toEqual([])
    end()
    await vi.waitFor(() => expect(relay.acknowledged).toHaveLength(1), 5_000)
    expect(relay.calls.find(({ method }) => method === 'irn_publish')?.params).toEqual({
      topic,
      message: 'AAAA',
      ttl: 300,
      tag: 1108,
      prompt: true,
      attestation: '',
    })
  })

  it('delivers a repeated text once, acknowledges each copy, and keeps topics apart', async () => {
    const relay = await startRelay()
    const { client: dapp } = startClient([relay.url])
    const { client: wallet, heard, listen } = startClient([relay.url], '22')
    listen()
    await wallet.subscribe([topic, other])
    for (const to of [topic, topic, other]) await dapp.publish(to, 'AAAA', options)
    await vi.waitFor(() => expect(relay.acknowledged).toHaveLength(3), 5_000)
    expect(heard.map((message) => message.topic)).toEqual([topic, other])
  })

  it('keeps messages that arrive before anyone listens', async () => {
    const relay = await startRelay()
    const { client: dapp } = startClient([relay.url])
    const { client: wallet, heard, listen } = startClient([relay.url], '22')
    await dapp.publish(topic, 'AAAA', options)
    await wallet.subscribe([topic])
    await wallet.subscribe([other])
    expect(relay.acknowledged).toEqual([])
    listen()
    await vi.waitFor(() => expect(relay.acknowledged).toHaveLength(1), 5_000)
    expect(heard).toHaveLength(1)
  })

  it('gets a message again when its handler failed', async () => {
    const relay = await startRelay()
    const { client: dapp } = startClient([relay.url])
    const { client: wallet } = startClient([relay.url], '22')
    let tries = 0
    wallet.onMessage(async () => {
      tries += 1
      if (tries === 1) throw relayUnreachable()
    })
    await wallet.subscribe([topic])
    await dapp.publish(topic, 'AAAA', options)
    await vi.waitFor(() => expect(tries).toBe(1), 5_000)
    for (const socket of relay.sockets()) socket.terminate()
    await vi.waitFor(() => expect(tries).toBe(2), 5_000)
    await vi.waitFor(() => expect(relay.acknowledged).toHaveLength(1), 5_000)
  })

  it('subscribes to 500 topics at a time, and again on a new connection', async () => {
    const relay = await startRelay()
    const { client, clock } = startClient([relay.url])
    const many = Array.from({ length: 1_200 }, (_, at) => at.toString(16).padStart(64, '0'))
    await client.subscribe(many)
    const sizes = () =>
      relay.calls.flatMap(({ method, params }) =>
        method === 'irn_batchSubscribe' ? [(params.topics as string[]).length] : [],
      )
    expect(sizes()).toEqual([500, 500, 200])
    await client.subscribe([topic])
    expect(sizes()).toEqual([500, 500, 200])
    for (const socket of relay.sockets()) socket.terminate()
    await vi.waitFor(() => expect(sizes()).toEqual([500, 500, 200, 500, 500, 201]), 5_000)
    await client.subscribe(many.slice(0, 3))
    await clock.pass(2_000)
    expect(sizes()).toHaveLength(6)
  })

  it('leaves a topic: acknowledges late messages without reading them', async () => {
    const relay = await startRelay({ intercept: (call, socket) => leave(call, socket) })
    const leave = (call: { id: unknown; method: string }, socket: { send(text: string): void }) => {
      if (call.method !== 'irn_unsubscribe') return false
      const data = { topic, message: 'late', publishedAt: 1, tag: 0 }
      const params = { id: 'x', data }
      socket.send(JSON.stringify({ id: 99, jsonrpc: '2.0', method: 'irn_subscription', params }))
      socket.send(JSON.stringify({ id: call.id, jsonrpc: '2.0', result: true }))
      return true
    }
    const { client, heard, listen } = startClient([relay.url])
    listen()
    await client.subscribe([topic, other])
    await client.unsubscribe(topic)
    await vi.waitFor(() => expect(relay.acknowledged).toEqual([99]), 5_000)
    expect(heard).toEqual([])
    expect(relay.calls.find(({ method }) => method === 'irn_unsubscribe')?.params.id).toMatch(
      /^[0-9a-f]{64}$/,
    )
    for (const socket of relay.sockets()) socket.terminate()
    await vi.waitFor(() => expect(relay.connections()).toBe(2), 5_000)
    await vi.waitFor(() => expect(relay.calls.at(-1)?.params).toEqual({ topic: other }), 5_000)
  })

  it('doesn’t acknowledge what may be another tab’s message', async () => {
    const relay = await startRelay()
    const { client, heard, listen, clock } = startClient([relay.url])
    listen()
    await client.subscribe([topic])
    const [socket] = relay.sockets()
    const push = (id: number) => {
      const params = { id: 'x', data: { topic: other, message: `${id}`, publishedAt: 1, tag: 0 } }
      socket?.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }))
    }
    for (let id = 1; id <= 16; id += 1) push(id)
    await clock.pass(2_000)
    expect(relay.acknowledged).toEqual([])
    // A relay that holds everything else back until these are acknowledged must not wait forever.
    push(17)
    await vi.waitFor(() => expect(relay.acknowledged).toEqual([17]), 5_000)
    expect(heard).toEqual([])
  })

  it('proposes with two plain calls, since this relay supports no other', async () => {
    const relay = await startRelay()
    const { client: dapp, heard, listen } = startClient([relay.url])
    listen()
    await dapp.propose(topic, 'PROPOSAL', { ttl: 300, tag: 1100, prompt: true })
    expect(methodsOf(relay)).toEqual(['wc_proposeSession', 'irn_subscribe', 'irn_publish'])
    const { client: wallet } = startClient([relay.url], '22')
    await wallet.publish(topic, 'ANSWER', { ttl: 300, tag: 1101 })
    await vi.waitFor(() => expect(heard).toMatchObject([{ message: 'ANSWER', tag: 1101 }]), 5_000)
  })

  it('proposes with one call if the relay supports it, and keeps listening after a lost connection', async () => {
    const relay = await startRelay({
      intercept(call, socket) {
        if (call.method !== 'wc_proposeSession') return false
        socket.send(JSON.stringify({ id: call.id, jsonrpc: '2.0', result: true }))
        return true
      },
    })
    const { client } = startClient([relay.url])
    await client.propose(topic, 'PROPOSAL', { ttl: 300, tag: 1100, prompt: true })
    expect(relay.calls).toMatchObject([
      {
        method: 'wc_proposeSession',
        params: { pairingTopic: topic, sessionProposal: 'PROPOSAL', ttl: 300, attestation: '' },
      },
    ])
    for (const socket of relay.sockets()) socket.terminate()
    await vi.waitFor(
      () => expect(relay.calls.at(-1)).toMatchObject({ method: 'irn_subscribe', params: { topic } }),
      10_000,
    )
  })

  it('stops when aborted, and when closed', async () => {
    const { client } = startClient(['ws://127.0.0.1:9'])
    const stop = new AbortController()
    const published = client.publish(topic, 'AAAA', { ...options, signal: stop.signal })
    stop.abort('enough')
    await expect(published).rejects.toSatisfy(connectCancelled.is)
    await expect(client.publish(topic, 'AAAA', { ...options, signal: stop.signal })).rejects.toSatisfy(
      connectCancelled.is,
    )
    const waiting = client.subscribe([topic])
    await client.close()
    await expect(waiting).rejects.toSatisfy(relayUnreachable.is)
    await expect(client.publish(topic, 'AAAA', options)).rejects.toSatisfy(relayUnreachable.is)
  })

  it('reports what the relay rejected, and retries what it couldn’t accept yet', async () => {
    let busy = 2
    const relay = await startRelay({
      intercept(call, socket) {
        if (call.method !== 'irn_publish') return false
        if (call.params.message === 'big') {
          const error = { code: -32600, message: 'no', data: 'PayloadSizeExceeded' }
          socket.send(JSON.stringify({ id: call.id, jsonrpc: '2.0', error }))
          return true
        }
        if (busy-- <= 0) return false
        const error = { code: 3001, message: 'Too many requests' }
        socket.send(JSON.stringify({ id: call.id, jsonrpc: '2.0', error }))
        return true
      },
    })
    const { client } = startClient([relay.url])
    const refused = await client.publish(topic, 'big', options).catch((error) => error)
    expect(relayRefused.is(refused) && refused.values.reason).toBe('PayloadSizeExceeded')
    await client.publish(topic, 'AAAA', options)
    expect(relay.stored).toHaveLength(1)
    expect(relay.calls.filter(({ params }) => params.message === 'AAAA')).toHaveLength(3)
  })

  it('sends messages to one topic in order, even while its mailbox is full; other topics don’t wait', async () => {
    let full = 0
    const relay = await startRelay({
      intercept(call, socket) {
        if (call.method !== 'irn_publish' || call.params.message !== 'BBBB' || full++ > 1) return false
        const error = { code: -32000, message: 'full', data: 'MailboxLimitExceeded' }
        socket.send(JSON.stringify({ id: call.id, jsonrpc: '2.0', error }))
        return true
      },
    })
    const { client } = startClient([relay.url])
    const stop = new AbortController()
    const given = client.publish(topic, 'CCCC', { ...options, signal: stop.signal })
    const all = ['AAAA', 'BBBB', 'DDDD'].map((text) => client.publish(topic, text, options))
    stop.abort()
    await expect(given).rejects.toSatisfy(connectCancelled.is)
    await client.publish(other, 'EEEE', options)
    await Promise.all(all)
    const told = (of: string) =>
      relay.stored.filter((mail) => mail.topic === of).map(({ message }) => message)
    expect(told(topic)).toEqual(['AAAA', 'BBBB', 'DDDD'])
    expect(relay.stored.findIndex(({ message }) => message === 'EEEE')).toBeLessThan(2)
    expect(full).toBe(3)
  })

  it.each([
    ['ProjectNotFound', invalidProjectId],
    ['Unauthorized: invalid key', invalidProjectId],
    ['Unauthorized: origin not allowed', originNotAllowed],
    // A clock that is five minutes off: the token is from the future, or too old.
    ['JWT validation error: JWT Token is not yet valid', sessionExpired],
    ['InvalidJwt', sessionExpired],
    ['CountryBlocked', relayRefused],
    ['', relayRefused],
  ])('[MOD-5] stays away from a relay that rejects it (%s)', async (reason, kind) => {
    const relay = await startRelay({ refuse: () => reason })
    const { client, statuses } = startClient([relay.url])
    await expect(client.publish(topic, 'AAAA', options)).rejects.toSatisfy(kind.is)
    expect(statuses).toEqual(['connecting', 'unreachable'])
    await expect(client.publish(topic, 'AAAA', options)).rejects.toSatisfy(kind.is)
    await expect(client.subscribe([topic])).rejects.toSatisfy(kind.is)
    expect(relay.connections()).toBe(1)
  })

  it('tries a relay that rejects it at most three times in 20 seconds, whatever is requested', async () => {
    const relay = await startRelay({ refuse: () => 'ProjectNotFound' })
    const { client, clock } = startClient([relay.url])
    for (let second = 0; second < 20; second += 1) {
      client.publish(topic, 'AAAA', options).catch(() => undefined)
      await clock.pass(1_000)
    }
    expect(relay.connections()).toBeGreaterThan(1)
    expect(relay.connections()).toBeLessThanOrEqual(3)
  })

  it('[MOD-5] tells from the rejection that its clock is five minutes off', async () => {
    const relay = await startRelay({
      refuse(request) {
        const token = new URL(request.url ?? '', 'http://x').searchParams.get('auth') ?? ''
        const { iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
        return iat > Date.now() / 1000 + 120 ? 'JWT validation error: JWT Token is not yet valid' : null
      },
    })
    const now = () => Date.now() + 300_000
    const { client } = startClient([relay.url], '11', { now })
    const error = await client.publish(topic, 'AAAA', options).catch((thrown) => thrown)
    expect(sessionExpired.is(error)).toBe(true)
    const { client: right } = startClient([relay.url], '11', { now: Date.now })
    await right.publish(topic, 'AAAA', options)
  })

  it('comes back to a relay that accepts it again', async () => {
    let isRefusing = true
    const relay = await startRelay({ refuse: () => (isRefusing ? 'ProjectInactive' : null) })
    const { client, statuses } = startClient([relay.url])
    await expect(client.subscribe([topic])).rejects.toSatisfy(invalidProjectId.is)
    isRefusing = false
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('connected'), 5_000)
    expect(methodsOf(relay)).toEqual(['irn_subscribe'])
  })
})
