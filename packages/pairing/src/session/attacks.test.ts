import { proposalExpired } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { agreeKey } from '../crypto/agreeKey'
import { createKeyPair } from '../crypto/createKeyPair'
import { openEnvelope } from '../crypto/openEnvelope'
import { sealEnvelope } from '../crypto/sealEnvelope'
import { topicOf } from '../crypto/topicOf'
import { parseMessage } from '../message/parseMessage'
import { asked, createTable, granted, settle } from '../testing/createTable'
import { parsePairingUri } from '../uri/parsePairingUri'

type Channel = { readonly topic: string; readonly symKey: string }

/** A site with a session and an open proposal, and an attacker who sends it anything. */
async function setUp() {
  const table = createTable()
  const { page, topic } = await table.settled()
  const { uri, approval, expiry } = await page.signer.propose({ namespaces: asked })
  approval.catch(() => undefined)
  const pairing = parsePairingUri(uri)
  const session: Channel = { topic, symKey: table.stored().sessions[topic]?.symKey ?? '' }
  const sent = table.hub.sent(1100).find((mail) => mail.topic === pairing.topic)
  const proposal = parseMessage(openEnvelope(sent?.message ?? '', { symKey: pairing.symKey }).text)
  const { proposer } = ('params' in proposal ? proposal.params : {}) as { proposer: { publicKey: string } }
  const keys = createKeyPair(table.ports.randomBytes(32))
  const symKey = agreeKey(keys.privateKey, proposer.publicKey)
  const relay = table.hub.connect('stranger')
  const send = async (channel: Channel, body: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...body })
    const sealed = sealEnvelope({ symKey: channel.symKey, text, nonce: table.ports.randomBytes(12) })
    await relay.publish(channel.topic, sealed, { tag: 1, ttl: 300 })
    await settle()
  }
  return {
    table,
    page,
    approval,
    expiry,
    pairing,
    session,
    send,
    /** The channel of a wallet that answers the proposal. */
    agreed: { topic: topicOf(symKey), symKey },
    agree: () => send(pairing, { id: proposal.id, result: { responderPublicKey: keys.publicKey } }),
    settleOf: (more: object = {}) => ({
      id: table.clock.now() * 1000,
      method: 'wc_sessionSettle',
      params: {
        relay: { protocol: 'irn' },
        controller: { publicKey: keys.publicKey, metadata: {} },
        namespaces: granted,
        expiry: Math.floor(table.clock.now() / 1000) + 604_800,
        ...more,
      },
    }),
    state: () => JSON.stringify(table.stored()),
  }
}

const bad = { eip155: { ...granted.eip155, accounts: ['eip155:1:0xbad'] } }
const update = (id: number) => ({ id, method: 'wc_sessionUpdate', params: { namespaces: bad } })

describe('a site', () => {
  it('ignores a wrong key', async () => {
    const { send, session, pairing, agreed, agree, settleOf, state, page, table } = await setUp()
    await agree()
    const before = state()
    const symKey = 'ab'.repeat(32)
    await send({ topic: session.topic, symKey }, update(table.clock.now() * 1000))
    await send({ topic: agreed.topic, symKey }, settleOf())
    await send({ topic: agreed.topic, symKey: pairing.symKey }, settleOf())
    await send({ topic: session.topic, symKey }, { id: 1, method: 'wc_sessionDelete', params: {} })
    expect(state()).toBe(before)
    // The same message with the right key is accepted.
    await send(agreed, settleOf())
    expect(page.signer.sessions()).toHaveLength(2)
  })

  it('ignores a reused id, whatever comes with it', async () => {
    const { send, session, page, table } = await setUp()
    const id = table.clock.now() * 1000
    const good = { eip155: { ...granted.eip155, accounts: ['eip155:1:0x600d'] } }
    await send(session, { id, method: 'wc_sessionUpdate', params: { namespaces: good } })
    await send(session, update(id))
    await send(session, update(id - 5_000_000))
    expect(page.signer.session(session.topic)?.namespaces).toEqual(good)
    const answer = page.signer.request({
      topic: session.topic,
      chainId: 'eip155:1',
      method: 'personal_sign',
    })
    await settle()
    const [pending] = page.signer.pending()
    await send(session, { id: pending?.id, result: 'first' })
    await send(session, { id: pending?.id, result: 'second' })
    expect(await answer).toBe('first')
    expect(page.count('requestEnded')).toBe(1)
  })

  it('ignores messages on a topic they don’t belong to', async () => {
    const { send, session, pairing, agreed, agree, settleOf, state, table } = await setUp()
    await agree()
    const before = state()
    const id = table.clock.now() * 1000
    await send({ topic: pairing.topic, symKey: session.symKey }, update(id))
    await send({ topic: session.topic, symKey: agreed.symKey }, settleOf())
    await send(pairing, update(id))
    await send(pairing, settleOf())
    await send(agreed, update(id))
    for (const topic of ['cd'.repeat(32), '__proto__', 'constructor'])
      await send({ topic, symKey: session.symKey }, update(id))
    expect(state()).toBe(before)
  })

  it('ignores an answer to an expired proposal, even before a timer has noticed', async () => {
    const { send, agree, agreed, settleOf, expiry, approval, page, table } = await setUp()
    table.clock.sleep(expiry * 1000 - table.clock.now())
    await agree()
    await send(agreed, settleOf())
    expect(page.signer.sessions()).toHaveLength(1)
    expect(table.stored().proposals).toEqual({})
    await expect(approval).rejects.toSatisfy(proposalExpired.is)
  })

  it('ignores a settle after the proposal expired, though its key was agreed in time', async () => {
    const { send, agree, agreed, settleOf, expiry, approval, page, table } = await setUp()
    await agree()
    table.clock.sleep(expiry * 1000 - table.clock.now())
    await send(agreed, settleOf())
    expect(page.signer.sessions()).toHaveLength(1)
    await expect(approval).rejects.toSatisfy(proposalExpired.is)
  })

  it('ignores a settle before any key was agreed', async () => {
    const { send, agreed, settleOf, page, state } = await setUp()
    const before = state()
    await page.relay.subscribe([agreed.topic])
    await send(agreed, settleOf())
    expect(state()).toBe(before)
  })

  it('ignores a second settle of an existing session', async () => {
    const { send, session, settleOf, state } = await setUp()
    const before = state()
    await send(session, settleOf({ namespaces: bad }))
    expect(state()).toBe(before)
  })

  it('ignores a settle from a third party', async () => {
    const { send, agree, agreed, settleOf, page, table } = await setUp()
    await agree()
    await send(agreed, settleOf({ controller: { publicKey: 'ab'.repeat(32), metadata: {} } }))
    expect(page.signer.sessions()).toHaveLength(1)
    expect(Object.keys(table.stored().sessions)).toHaveLength(1)
  })
})
