import { proposalExpired } from '@latchkey/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createKeyPair } from '../crypto/createKeyPair'
import { openEnvelope } from '../crypto/openEnvelope'
import { sealEnvelope } from '../crypto/sealEnvelope'
import { topicOf } from '../crypto/topicOf'
import { createRelayClient } from '../relay/createRelayClient'
import { createMemoryStorage } from '../testing/createMemoryStorage'
import { asked, createTable, granted, settle } from '../testing/createTable'
import { fuzzWallet } from '../testing/fuzzWallet'
import { openNodeSocket } from '../testing/openNodeSocket'
import { setUpAttackedWallet } from '../testing/setUpAttackedWallet'
import { startMinimalRelay } from '../testing/startMinimalRelay'
import { formatPairingUri } from '../uri/PairingUri'
import { createPeer } from './createPeer'
import { openPeerStore } from './openPeerStore'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const signRequest = (id: number, text = 'hello', more: object = {}) => ({
  id,
  method: 'wc_sessionRequest',
  params: { chainId: 'eip155:1', request: { method: 'personal_sign', params: [text], ...more } },
})
const proposal = (id: number, more: object = {}) => ({
  id,
  method: 'wc_sessionPropose',
  params: {
    proposer: { publicKey: createKeyPair(new Uint8Array(32).fill(7)).publicKey, metadata: {} },
    optionalNamespaces: asked,
    ...more,
  },
})
const signIn = (id: number, domain: string, more: object = {}) => ({
  id,
  method: 'wc_sessionAuthenticate',
  params: {
    requester: { publicKey: createKeyPair(new Uint8Array(32).fill(7)).publicKey, metadata: {} },
    authPayload: { chains: ['eip155:1'], domain, aud: 'https://a.example', nonce: 'n', iat: 'now' },
    ...more,
  },
})

describe('a wallet', () => {
  it('ignores a wrong key', async () => {
    const { send, session, pairing, state, told } = await setUpAttackedWallet()
    const before = state()
    const symKey = 'ab'.repeat(32)
    await send({ topic: session.topic, symKey }, signRequest(1))
    await send({ topic: session.topic, symKey }, { id: 2, method: 'wc_sessionDelete', params: {} })
    await send({ topic: pairing.topic, symKey }, proposal(3))
    expect(state()).toBe(before)
    expect(told).toEqual([])
    // The same message with the right key is accepted.
    await send(session, signRequest(1))
    expect(told).toEqual(['request'])
  })

  it('ignores a reused id, whatever comes with it', async () => {
    const { send, session, pairing, peer } = await setUpAttackedWallet()
    const [open] = peer.proposals()
    await send(pairing, proposal(open?.id ?? 0, { optionalNamespaces: {} }))
    expect(peer.proposals()).toEqual([open])
    await send(session, signRequest(5, 'shown'))
    await send(session, signRequest(5, 'slipped in'))
    expect(peer.requests().map(({ params }) => params)).toEqual([['shown']])
    await peer.respond(5, { result: '0x' })
    await send(session, signRequest(5, 'again'))
    expect(peer.requests()).toEqual([])
  })

  it('ignores a sign-in with a reused id', async () => {
    const { send, pairing, peer } = await setUpAttackedWallet({ signsIn: true })
    await send(pairing, signIn(5, 'shown.example'))
    await send(pairing, signIn(5, 'slipped-in.example'))
    expect(peer.signIns().map(({ payload }) => payload.domain)).toEqual(['shown.example'])
  })

  it('ignores messages on a topic they don’t belong to', async () => {
    const { send, session, pairing, state, told } = await setUpAttackedWallet()
    const before = state()
    // Messages of one topic on another one, and unknown topics.
    await send({ topic: pairing.topic, symKey: session.symKey }, signRequest(1))
    await send({ topic: session.topic, symKey: pairing.symKey }, proposal(2))
    await send(pairing, signRequest(3))
    await send(session, proposal(4))
    for (const topic of ['cd'.repeat(32), '__proto__', 'constructor', 'toString'])
      await send({ topic, symKey: session.symKey }, signRequest(5))
    expect(state()).toBe(before)
    expect(told).toEqual([])
  })

  it('ignores an expired proposal, sign-in or request', async () => {
    const { send, session, pairing, peer, expiry, table, state, told } = await setUpAttackedWallet({
      signsIn: true,
    })
    const before = state()
    const past = Math.floor(table.clock.now() / 1000)
    await send(pairing, proposal(1, { expiryTimestamp: past }))
    await send(pairing, signIn(2, 'a.example', { expiryTimestamp: past }))
    await send(session, signRequest(3, 'hello', { expiryTimestamp: past }))
    expect(state()).toBe(before)
    expect(told).toEqual([])
    const [open] = peer.proposals()
    table.clock.advance(expiry * 1000 - table.clock.now())
    await send(pairing, proposal(4, { expiryTimestamp: expiry + 1_000 }))
    await expect(peer.approve(open?.id ?? 0, { namespaces: granted })).rejects.toSatisfy(proposalExpired.is)
    expect(peer.sessions()).toHaveLength(1)
    expect(peer.proposals()).toEqual([open])
    expect(told).toEqual([])
  })

  it('ignores a forged settle, and changes that only a wallet may make', async () => {
    const { send, session, pairing, state, told } = await setUpAttackedWallet()
    const before = state()
    const params = {
      relay: { protocol: 'irn' },
      controller: { publicKey: 'ab'.repeat(32), metadata: {} },
      namespaces: { eip155: { ...granted.eip155, accounts: ['eip155:1:0xbad'] } },
      expiry: 2_000_000_000,
    }
    for (const channel of [session, pairing])
      for (const method of ['wc_sessionSettle', 'wc_sessionUpdate', 'wc_sessionExtend', 'wc_sessionEvent'])
        await send(channel, { id: 1, method, params })
    expect(state()).toBe(before)
    expect(told).toEqual([])
  })

  it('answers what a site may not ask with an error of the protocol', async () => {
    const { send, session, state, table } = await setUpAttackedWallet()
    const before = state()
    const relay = table.hub.connect('listener')
    const answers = new Map<number, unknown>()
    relay.onMessage(async ({ message, tag }) => {
      const { id, method, error } = JSON.parse(openEnvelope(message, { symKey: session.symKey }).text)
      if (method === undefined && error !== undefined) answers.set(id, { tag, code: error.code })
    })
    await relay.subscribe([session.topic])
    const methods = [
      'wc_sessionExtend',
      'wc_sessionUpdate',
      'wc_sessionEvent',
      'wc_sessionNothing',
      'eth_sign',
      '__proto__',
      'constructor',
    ]
    for (const [index, method] of methods.entries())
      await send(session, { id: index + 1, method, params: {} })
    await settle()
    expect([...answers]).toEqual([
      [1, { tag: 1107, code: 3004 }],
      [2, { tag: 1105, code: 3003 }],
      [3, { tag: 1111, code: 3002 }],
      [4, { tag: 0, code: 10001 }],
      [5, { tag: 0, code: 10001 }],
      [6, { tag: 0, code: 10001 }],
      [7, { tag: 0, code: 10001 }],
    ])
    expect(state()).toBe(before)
  })

  it('ignores an acknowledgement of another settle', async () => {
    const table = createTable()
    const { peer } = await table.openWallet()
    const relay = table.hub.connect('raw site')
    const symKey = '12'.repeat(32)
    const pairing = { topic: topicOf(symKey), symKey }
    const seal = (key: string, body: object) =>
      sealEnvelope({
        symKey: key,
        text: JSON.stringify({ jsonrpc: '2.0', ...body }),
        nonce: table.ports.randomBytes(12),
      })
    await peer.pair(formatPairingUri({ ...pairing, expiry: Math.floor(table.clock.now() / 1000) + 300 }))
    await relay.publish(pairing.topic, seal(symKey, proposal(1)), { tag: 1100, ttl: 300 })
    await settle()
    const { topic, symKey: sessionKey } = await peer.approve(1, { namespaces: granted })
    const answer = async (body: object) => {
      await relay.publish(topic, seal(sessionKey, body), { tag: 1103, ttl: 300 })
      await settle()
    }
    await answer({ id: 7, result: true })
    await answer({ id: 8, error: { code: 1005, message: 'no' } })
    expect(peer.sessions()).toMatchObject([{ acknowledged: false }])
    const { settleId = 0 } = peer.sessions()[0] ?? {}
    await answer({ id: settleId, result: true })
    expect(peer.sessions()).toMatchObject([{ acknowledged: true }])
    // A site that has confirmed it can't reject it any more.
    await answer({ id: settleId, error: { code: 1005, message: 'no' } })
    expect(peer.sessions()).toHaveLength(1)
  })

  it('skips an oversized frame, and reads the next', async () => {
    const relay = await startMinimalRelay()
    const storage = openPeerStore(createMemoryStorage())
    const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
    const client = createRelayClient({
      urls: [relay.url],
      projectId: 'p',
      seed: storage.seed(randomBytes),
      openSocket: openNodeSocket,
      now: Date.now,
      random: Math.random,
      setTimer(callback, ms) {
        const timer = setTimeout(callback, ms)
        return () => clearTimeout(timer)
      },
    })
    const metadata = { name: 'Wallet', description: '', url: 'https://wallet.example', icons: [] }
    const peer = createPeer({ relay: client, store: storage, metadata, now: Date.now, randomBytes })
    ends.push(relay.stop, client.close, () => peer.stop())
    await peer.start()
    const symKey = '12'.repeat(32)
    const topic = topicOf(symKey)
    await peer.pair(formatPairingUri({ topic, symKey, expiry: Math.floor(Date.now() / 1000) + 300 }))
    const push = (id: number, body: object) => {
      const text = JSON.stringify({ jsonrpc: '2.0', ...body })
      const message = sealEnvelope({ symKey, text, nonce: randomBytes(12) })
      const params = { id: 's', data: { topic, message, publishedAt: 1, tag: 1100 } }
      relay.sockets()[0]?.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }))
    }
    push(1, proposal(1, { padding: 'x'.repeat(2_000_000) }))
    push(2, proposal(2))
    await vi.waitFor(() => expect(peer.proposals().map(({ id }) => id)).toEqual([2]), 5_000)
  })
})

describe('a wallet under attack', () => fuzzWallet(300))
