import { connectCancelled, proposalExpired, settleRefused, userRejected } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { agreeKey } from '../crypto/agreeKey'
import { createKeyPair } from '../crypto/createKeyPair'
import { openEnvelope } from '../crypto/openEnvelope'
import { topicOf } from '../crypto/topicOf'
import { parseMessage } from '../message/parseMessage'
import { sealMessage } from '../message/publishMessage'
import { asked, createTable, granted, settle } from '../testing/createTable'
import { parsePairingUri } from '../uri/parsePairingUri'

type Table = ReturnType<typeof createTable>

/** A wallet that sends whatever a test wants, sealed with the right keys. */
async function scan(table: Table, uri: string) {
  const { topic, symKey } = parsePairingUri(uri)
  const relay = table.hub.connect('raw wallet')
  const proposed = table.hub.sent(1100).find((mail) => mail.topic === topic)
  const body = parseMessage(openEnvelope(proposed?.message ?? '', { symKey }).text)
  if (!('method' in body)) throw new TypeError('no proposal')
  const { proposer } = body.params as { proposer: { publicKey: string } }
  const pair = createKeyPair(table.ports.randomBytes(32))
  const sessionKey = agreeKey(pair.privateKey, proposer.publicKey)
  const session = { topic: topicOf(sessionKey), symKey: sessionKey }
  const seal = (channel: { topic: string; symKey: string }, message: Parameters<typeof sealMessage>[2]) =>
    sealMessage({ relay, randomBytes: table.ports.randomBytes }, channel, message)
  return {
    id: body.id,
    publicKey: pair.publicKey,
    session,
    params: body.params,
    agree: () =>
      relay.publish(
        topic,
        seal({ topic, symKey }, { id: body.id, result: { responderPublicKey: pair.publicKey } }),
        { tag: 1101, ttl: 300 },
      ),
    settle: (changes: object = {}, id = 1_900_000_000_000_001) =>
      relay.publish(
        session.topic,
        seal(session, {
          id,
          method: 'wc_sessionSettle',
          params: {
            relay: { protocol: 'irn' },
            controller: { publicKey: pair.publicKey, metadata: {} },
            namespaces: granted,
            expiry: Math.floor(table.clock.now() / 1000) + 604_800,
            ...changes,
          },
        }),
        { tag: 1102, ttl: 300 },
      ),
    /** The site's answer to the settle. */
    answer() {
      const mail = table.hub.sent(1103).at(-1)
      return mail ? parseMessage(openEnvelope(mail.message, { symKey: session.symKey }).text) : null
    },
  }
}

describe('settling', () => {
  it('[WC-3] [WC-4] settles by proposal and approval, and the wallet is told', async () => {
    const table = createTable()
    const { page, peer, session } = await table.settled()
    expect(session.namespaces).toEqual(granted)
    expect(session.peer.metadata.name).toBe('Wallet')
    expect(page.signer.sessions()).toEqual([session])
    expect(peer.sessions()[0]).toMatchObject({ topic: session.topic, acknowledged: true })
    expect(page.count('sessionSettled')).toBe(1)
    expect([...page.relay.topics]).toEqual([session.topic])
    expect(table.stored().proposals).toEqual({})
    expect(JSON.stringify(session)).not.toContain('privateKey')
  })

  it('sends a proposal that native wallets can read', async () => {
    const table = createTable()
    const page = await table.openPage()
    const { uri } = await page.signer.propose({
      namespaces: { 'eip155:1': { methods: ['personal_sign'] }, ...asked },
      required: { solana: { chains: ['solana:abc'], methods: ['solana_signMessage'] } },
      sessionProperties: { bundler: { url: 'x' }, empty: '', none: null },
    })
    const { params } = await scan(table, uri)
    expect(params).toEqual({
      requiredNamespaces: {},
      optionalNamespaces: {
        eip155: asked.eip155,
        solana: { chains: ['solana:abc'], methods: ['solana_signMessage'], events: [] },
      },
      relays: [{ protocol: 'irn' }],
      proposer: {
        publicKey: expect.stringMatching(/^[0-9a-f]{64}$/),
        metadata: { name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: [] },
      },
      sessionProperties: { bundler: '{"url":"x"}' },
      expiryTimestamp: Math.floor(table.clock.now() / 1000) + 300,
    })
    expect(table.hub.sent(1100)[0]).toMatchObject({ ttl: 300, prompt: true })
  })

  it('stores everything it needs before it sends', async () => {
    const table = createTable()
    const page = await table.openPage()
    page.relay.setOnline(false)
    await expect(page.signer.propose({ namespaces: asked })).rejects.toThrow()
    expect(table.stored().proposals).toEqual({})
    expect(table.clock.timers()).toBe(0)
    page.relay.setOnline(true)
    let before = 0
    const { propose } = page.relay
    page.relay.propose = async (...args) => {
      before = Object.keys(table.stored().proposals).length
      await propose(...args)
    }
    await page.signer.propose({ namespaces: asked })
    expect(before).toBe(1)
  })

  it('settles when the session comes before the key', async () => {
    const table = createTable()
    const page = await table.openPage()
    const { uri, approval } = await page.signer.propose({ namespaces: asked })
    const wallet = await scan(table, uri)
    await wallet.settle()
    await wallet.agree()
    expect((await approval).topic).toBe(wallet.session.topic)
  })

  it('settles when another tab already listens there and the session is delivered first', async () => {
    const table = createTable()
    const page = await table.openPage()
    const { uri, approval } = await page.signer.propose({ namespaces: asked })
    const wallet = await scan(table, uri)
    await page.relay.subscribe([wallet.session.topic])
    await wallet.settle()
    await settle()
    expect(page.signer.sessions()).toEqual([])
    await wallet.agree()
    expect((await approval).topic).toBe(wallet.session.topic)
  })

  it('makes one session of a repeated settle, and answers both', async () => {
    const table = createTable()
    let page = await table.openPage()
    const { uri, approval } = await page.signer.propose({ namespaces: asked })
    const wallet = await scan(table, uri)
    await wallet.agree()
    await wallet.settle()
    await approval
    page = await table.reload(page)
    const [mail] = table.hub.sent(1102)
    if (mail) table.hub.repeat(mail)
    await settle()
    expect(page.signer.sessions()).toHaveLength(1)
    expect(page.count('sessionSettled')).toBe(0)
    expect(table.hub.sent(1103)).toHaveLength(2)
    await wallet.settle(
      { namespaces: { eip155: { ...granted.eip155, accounts: ['eip155:1:0xbad'] } } },
      1_900_000_000_000_777,
    )
    await settle()
    expect(page.signer.sessions()[0]?.namespaces).toEqual(granted)
  })

  it('accepts the first key only', async () => {
    const table = createTable()
    const page = await table.openPage()
    const { uri, approval } = await page.signer.propose({ namespaces: asked })
    const first = await scan(table, uri)
    const second = await scan(table, uri)
    await first.agree()
    await second.agree()
    await second.settle()
    await settle()
    expect(page.signer.sessions()).toEqual([])
    await first.settle()
    expect((await approval).topic).toBe(first.session.topic)
  })

  it('ends when the visitor declines, and forgets the keys', async () => {
    const table = createTable()
    const page = await table.openPage()
    const { peer } = await table.openWallet()
    const { uri, approval } = await page.signer.propose({ namespaces: asked })
    await peer.pair(uri)
    await settle()
    await peer.reject(peer.proposals()[0]?.id ?? 0)
    const error = await approval.catch((cause: unknown) => cause)
    expect(userRejected.is(error)).toBe(true)
    expect(error).toMatchObject({ cause: { code: 5000 } })
    expect(table.stored().proposals).toEqual({})
    expect([...page.relay.topics]).toEqual([])
  })

  it('[WC-2] ends when no wallet answers for five minutes, with or without a key', async () => {
    const table = createTable()
    const page = await table.openPage()
    const alone = await page.signer.propose({ namespaces: asked })
    const half = await page.signer.propose({ namespaces: asked })
    expect(alone.expiry).toBe(Math.floor(table.clock.now() / 1000) + 300)
    await (await scan(table, half.uri)).agree()
    table.clock.advance(299_000)
    await settle()
    expect(Object.keys(table.stored().proposals)).toHaveLength(2)
    table.clock.advance(1_000)
    await expect(alone.approval).rejects.toSatisfy(proposalExpired.is)
    await expect(half.approval).rejects.toSatisfy(proposalExpired.is)
    expect([...page.relay.topics]).toEqual([])
    expect(table.clock.timers()).toBe(0)
  })

  it('ends when the site cancels, before and after the relay has the proposal', async () => {
    const table = createTable()
    const page = await table.openPage()
    const gone = AbortSignal.abort()
    await expect(page.signer.propose({ namespaces: asked, signal: gone })).rejects.toSatisfy(
      connectCancelled.is,
    )
    const giving = new AbortController()
    const { approval } = await page.signer.propose({ namespaces: asked, signal: giving.signal })
    giving.abort()
    await expect(approval).rejects.toSatisfy(connectCancelled.is)
    expect(table.stored().proposals).toEqual({})
    expect([...page.relay.topics]).toEqual([])
  })

  it.each<[string, object, number]>([
    ['another controller', { controller: { publicKey: 'ab'.repeat(32), metadata: {} } }, 1005],
    ['no controller', { controller: null }, 1005],
    ['no accounts', { namespaces: { eip155: { ...granted.eip155, accounts: [] } } }, 1005],
    ['no namespaces', { namespaces: {} }, 1005],
    [
      'accounts of another namespace',
      { namespaces: { eip155: { ...granted.eip155, accounts: ['solana:1:abc'] } } },
      1005,
    ],
    ['an expiry in the past', { expiry: 1_700_000_000 }, 1005],
    ['no expiry', { expiry: 'never' }, 1005],
    [
      'no chain of the site',
      { namespaces: { eip155: { ...granted.eip155, chains: [], accounts: ['eip155:5:0xab'] } } },
      5100,
    ],
  ])('rejects a session with %s', async (_, changes, code) => {
    const table = createTable()
    const page = await table.openPage()
    const { uri, approval } = await page.signer.propose({ namespaces: asked })
    const wallet = await scan(table, uri)
    await wallet.agree()
    await wallet.settle(changes)
    await expect(approval).rejects.toSatisfy(settleRefused.is)
    await settle()
    expect(wallet.answer()).toMatchObject({ error: { code } })
    expect(page.signer.sessions()).toEqual([])
    expect(table.stored()).toMatchObject({ proposals: {}, sessions: {} })
    expect([...page.relay.topics]).toEqual([])
  })

  it('rejects a session without what the site requires', async () => {
    const table = createTable()
    const page = await table.openPage()
    const required = { eip155: { chains: ['eip155:10'], methods: ['personal_sign'] } }
    const { uri, approval } = await page.signer.propose({ namespaces: asked, required })
    const wallet = await scan(table, uri)
    await wallet.agree()
    await wallet.settle()
    await expect(approval).rejects.toSatisfy(settleRefused.is)
  })

  it('accepts entries by chain, without chains, with extra grants, and null properties', async () => {
    const table = createTable()
    const page = await table.openPage()
    const { uri, approval } = await page.signer.propose({ namespaces: asked })
    const wallet = await scan(table, uri)
    const { methods, events } = asked.eip155
    await wallet.agree()
    await wallet.settle({
      namespaces: {
        'eip155:1': { accounts: ['eip155:1:0xab'], methods, events },
        eip155: {
          chains: null,
          accounts: ['eip155:10:0xab', 'eip155:777:0xab'],
          methods: [...methods, 'x'],
          events,
        },
        cosmos: { accounts: ['cosmos:hub-4:cosmos1'], methods: [], events: [] },
      },
      sessionProperties: null,
      scopedProperties: { eip155: { x: 1 } },
    })
    const session = await approval
    expect(session.namespaces['eip155:1']?.chains).toEqual(['eip155:1'])
    expect(session.namespaces.eip155?.chains).toEqual(['eip155:10', 'eip155:777'])
    expect(session.sessionProperties).toBeUndefined()
    expect(session.scopedProperties).toEqual({ eip155: { x: 1 } })
    const answer = page.signer.request({ topic: session.topic, chainId: 'eip155:777', method: 'x' })
    expect(page.signer.pending()).toHaveLength(1)
    page.signer.cancel(page.signer.pending()[0]?.id ?? 0)
    await expect(answer).rejects.toThrow()
  })

  it('answers pings of a pairing, rejects unknown methods, and ends with the pairing', async () => {
    const table = createTable()
    const page = await table.openPage()
    const { uri, approval } = await page.signer.propose({ namespaces: asked })
    const { topic, symKey } = parsePairingUri(uri)
    const relay = table.hub.connect('raw wallet')
    const send = (id: number, method: string) =>
      relay.publish(
        topic,
        sealMessage(
          { relay, randomBytes: table.ports.randomBytes },
          { topic, symKey },
          { id, method, params: {} },
        ),
        { tag: 0, ttl: 30 },
      )
    await send(1, 'wc_pairingPing')
    await send(2, 'wc_pairingExtend')
    await settle()
    const answers = table.hub.log
      .filter((mail) => mail.from === 'site' && mail.tag !== 1100)
      .map((mail) => parseMessage(openEnvelope(mail.message, { symKey }).text))
    expect(answers).toMatchObject([
      { id: 1, result: true },
      { id: 2, error: { code: 10001 } },
    ])
    await send(3, 'wc_pairingDelete')
    await expect(approval).rejects.toThrow('User disconnected.')
  })
})
