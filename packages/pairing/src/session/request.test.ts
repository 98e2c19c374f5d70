import {
  chainNotApproved,
  isLatchkeyError,
  methodNotApproved,
  requestCancelled,
  requestExpired,
  requestNotFound,
  requestRefused,
  sessionEnded,
  sessionNotFound,
  userRejected,
} from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { openEnvelope } from '../crypto/openEnvelope'
import { createTable, settle } from '../testing/createTable'

const sign = { chainId: 'eip155:1', method: 'personal_sign', params: ['0x68656c6c6f', '0xab'] }

describe('requests', () => {
  it('[WC-6] sends a request to the wallet and returns its answer', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    const answer = page.signer.request({ topic, ...sign })
    expect(page.count('requestSent')).toBe(1)
    await settle()
    const [request] = peer.requests()
    expect(request).toMatchObject({ topic, ...sign, expiry: Math.floor(table.clock.now() / 1000) + 300 })
    expect(page.signer.pending()).toEqual([expect.objectContaining({ id: request?.id, ...sign })])
    expect(page.signer.pending()[0]).not.toHaveProperty('message')
    await peer.respond(request?.id ?? 0, { result: '0xsigned' })
    expect(await answer).toBe('0xsigned')
    expect(page.signer.pending()).toEqual([])
    expect(table.hub.sent(1108)[0]).toMatchObject({ ttl: 300, prompt: true })
  })

  it('returns five hundred answers in order', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    peer.on('request', ({ id, params }) => void peer.respond(id, { result: params }))
    const numbers = Array.from({ length: 500 }, (_, at) => at)
    const order: unknown[] = []
    await Promise.all(
      numbers.map((at) =>
        page.signer.request({ topic, ...sign, params: [at] }).then((result) => order.push(result)),
      ),
    )
    expect(order).toEqual(numbers.map((at) => [at]))
    expect(table.stored().requests).toEqual({})
  })

  it('[WC-7] sends nothing that the session doesn’t allow', async () => {
    const table = createTable()
    const { page, topic } = await table.settled()
    const before = table.hub.log.length
    const ask = (changes: object) =>
      page.signer.request({ topic, ...sign, ...changes }).catch((error: unknown) => error)
    expect(sessionNotFound.is(await ask({ topic: 'ab'.repeat(32) }))).toBe(true)
    expect(sessionNotFound.is(await ask({ topic: '__proto__' }))).toBe(true)
    expect(chainNotApproved.is(await ask({ chainId: 'eip155:10' }))).toBe(true)
    expect(methodNotApproved.is(await ask({ method: 'eth_sign' }))).toBe(true)
    expect(requestRefused.is(await ask({ expirySeconds: 299 }))).toBe(true)
    expect(requestRefused.is(await ask({ expirySeconds: 604_801 }))).toBe(true)
    expect(requestRefused.is(await ask({ params: [10n] }))).toBe(true)
    expect(requestRefused.is(await ask({ params: [2 ** 60] }))).toBe(true)
    expect(requestCancelled.is(await ask({ signal: AbortSignal.abort() }))).toBe(true)
    expect(table.hub.log).toHaveLength(before)
    expect(page.signer.pending()).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['an empty object', {}, 'session/wallet-refused'],
    ['nothing', 0, 'session/wallet-refused'],
    ['a text', 'Something failed', 'session/wallet-answered'],
    ['a rejection as text', 'User denied it', userRejected.code],
    ['4001', { code: 4001, message: '' }, userRejected.code],
    ['5000', { code: 5000, message: 'User rejected.' }, userRejected.code],
    ['5002', { code: 5002, message: 'x' }, userRejected.code],
    ['3001', { code: 3001, message: 'Unauthorized method' }, 'session/wallet-refused'],
    ['6000', { code: 6000, message: 'x' }, sessionEnded.code],
    ['8000', { code: 8000, message: 'x' }, requestExpired.code],
    ['-32000', { code: -32000, message: 'no gas' }, 'rpc/invalid-input'],
    ['code 0', { code: 0, message: 'x' }, 'session/wallet-answered'],
    ['a code as text', { code: '4001' }, userRejected.code],
    ['an unknown code', { code: 777, message: 'odd' }, 'session/wallet-answered'],
  ])('maps the answer %s to a kind', async (_, said, code) => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    const answer = page.signer.request({ topic, ...sign }).catch((error: unknown) => error)
    await settle()
    await peer.respond(peer.requests()[0]?.id ?? 0, { error: said })
    const error = await answer
    expect(isLatchkeyError(error) && error.code).toBe(code)
    expect(error).toMatchObject({ cause: said })
    expect(page.signer.pending()).toEqual([])
  })

  it('resends the very same text, which the wallet shows once, and the next one works', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    const shown: number[] = []
    peer.on('request', ({ id }) => void shown.push(id))
    const answer = page.signer.request({ topic, ...sign })
    await settle()
    const id = shown[0] ?? 0
    table.clock.advance(60_000)
    await page.signer.resend(id)
    await settle()
    const [first, again] = table.hub.sent(1108)
    expect(again).toMatchObject({ message: first?.message, ttl: 240 })
    expect(shown).toEqual([id])
    await peer.respond(id, { result: 1 })
    expect(await answer).toBe(1)
    const next = page.signer.request({ topic, ...sign })
    await settle()
    await peer.respond(shown[1] ?? 0, { result: 2 })
    expect(await next).toBe(2)
    await expect(page.signer.resend(id)).rejects.toSatisfy(requestNotFound.is)
  })

  it('waits for a wallet that is away, up to the time limit', async () => {
    const table = createTable()
    const { page, peer, walletRelay, topic } = await table.settled()
    walletRelay.setOnline(false)
    const answered = page.signer.request({ topic, ...sign })
    await settle()
    table.clock.advance(60_000)
    walletRelay.setOnline(true)
    await settle()
    await peer.respond(peer.requests()[0]?.id ?? 0, { result: 'late' })
    expect(await answered).toBe('late')

    walletRelay.setOnline(false)
    const never = page.signer.request({ topic, ...sign })
    const longer = page.signer.request({ topic, ...sign, expirySeconds: 900 })
    const outcome = never.catch((error: unknown) => error)
    table.clock.advance(299_999)
    expect(page.signer.pending()).toHaveLength(2)
    table.clock.advance(1)
    expect(requestExpired.is(await outcome)).toBe(true)
    expect(page.signer.pending()).toHaveLength(1)
    longer.catch(() => undefined)
  })

  it('stops waiting when cancelled, by id or by signal, and drops a late answer', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    const giving = new AbortController()
    const first = page.signer
      .request({ topic, ...sign, signal: giving.signal })
      .catch((error: unknown) => error)
    const second = page.signer.request({ topic, ...sign }).catch((error: unknown) => error)
    await settle()
    giving.abort()
    page.signer.cancel(page.signer.pending()[0]?.id ?? 0)
    expect(requestCancelled.is(await first)).toBe(true)
    expect(requestCancelled.is(await second)).toBe(true)
    expect(() => page.signer.cancel(1)).toThrow(requestNotFound({ id: 1 }).message)
    for (const { id } of peer.requests()) await peer.respond(id, { result: 'late' })
    await settle()
    expect(page.count('requestEnded')).toBe(2)
  })

  it('fails with the relay’s error and doesn’t stay open', async () => {
    const table = createTable()
    const { page, topic } = await table.settled()
    page.relay.setOnline(false)
    await expect(page.signer.request({ topic, ...sign })).rejects.toThrow()
    expect(page.signer.pending()).toEqual([])
  })

  it('ignores an answer on another topic, to an unknown id, and a second one', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    const other = await page.signer.propose({ namespaces: { eip155: { chains: ['eip155:1'] } } })
    await peer.pair(other.uri)
    await settle()
    await peer.approve(peer.proposals()[0]?.id ?? 0, {
      namespaces: { eip155: { chains: [], accounts: ['eip155:1:0xab'], methods: [], events: [] } },
    })
    const stranger = await other.approval
    const answer = page.signer.request({ topic, ...sign })
    await settle()
    const { id } = peer.requests()[0] ?? { id: 0 }
    const { symKey } = table.stored().sessions[stranger.topic] ?? { symKey: '' }
    const { sealMessage } = await import('../message/publishMessage')
    const relay = table.hub.connect('wallet')
    const forged = sealMessage(
      { relay, randomBytes: table.ports.randomBytes },
      { topic: stranger.topic, symKey },
      { id, result: 'forged' },
    )
    await relay.publish(stranger.topic, forged, { tag: 1109, ttl: 300 })
    await settle()
    expect(page.signer.pending()).toHaveLength(1)
    await peer.respond(id, { result: 'true one' })
    expect(await answer).toBe('true one')
  })

  it('writes typed data with big integers in a form that JavaScript wallets can read', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    const typed = JSON.stringify({ message: { value: '1000000000000000000' } }).replace(/"(\d+)"/, '$1')
    expect(typed).toContain(':1000000000000000000}')
    const answer = page.signer.request({
      topic,
      chainId: 'eip155:1',
      method: 'eth_signTypedData_v4',
      params: ['0xab', typed],
    })
    await settle()
    expect(peer.requests()[0]?.params).toEqual(['0xab', typed])
    const { symKey } = table.stored().sessions[topic] ?? { symKey: '' }
    const { text } = openEnvelope(table.hub.sent(1108)[0]?.message ?? '', { symKey })
    // What their own JSON parser looks for before it parses.
    expect(text).not.toMatch(/\d{17,}[,}\]]/)
    await peer.respond(peer.requests()[0]?.id ?? 0, { result: '0x' })
    await answer
  })
})
