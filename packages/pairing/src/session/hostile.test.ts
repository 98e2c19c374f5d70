import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sealEnvelope } from '../crypto/sealEnvelope'
import { topicOf } from '../crypto/topicOf'
import { sealMessage } from '../message/publishMessage'
import { asked, createTable, granted, settle } from '../testing/createTable'

const methods = fc.constantFrom(
  'wc_sessionSettle',
  'wc_sessionUpdate',
  'wc_sessionExtend',
  'wc_sessionEvent',
  'wc_sessionPing',
  'wc_sessionPropose',
  'wc_sessionRequest',
  'wc_pairingPing',
  '__proto__',
  'toString',
)
const params = fc.oneof(
  fc.jsonValue(),
  fc.record({ namespaces: fc.jsonValue() }),
  fc.record({ event: fc.record({ name: fc.jsonValue(), data: fc.jsonValue() }), chainId: fc.jsonValue() }),
  fc.record({ responderPublicKey: fc.oneof(fc.jsonValue(), fc.constant('00'.repeat(32))) }),
  fc.record({ controller: fc.jsonValue(), namespaces: fc.constant(granted), expiry: fc.jsonValue() }),
)
const ids = fc.oneof(fc.nat(), fc.constant(0), fc.integer(), fc.double(), fc.string())

describe('hostile messages', () => {
  it('that are not sealed for us change nothing and break nothing', async () => {
    const table = createTable()
    const { page, topic } = await table.settled()
    const { pairingTopic } = await page.signer.propose({ namespaces: asked })
    const signIn = await page.signer.authenticate({ chains: ['eip155:1'], domain: 'd', uri: 'u', nonce: 'n' })
    const { publicKey } = Object.values(table.stored().proposals).find((one) => one.authentication) ?? {
      publicKey: '',
    }
    const topics = fc.constantFrom(
      topic,
      pairingTopic,
      signIn.pairingTopic,
      topicOf(publicKey),
      'ab'.repeat(32),
      '__proto__',
    )
    const before = JSON.stringify(table.stored())
    const relay = table.hub.connect('stranger')
    await fc.assert(
      fc.asyncProperty(
        topics,
        fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()),
        async (where, text) => {
          await relay.publish(where, text, { tag: 1102, ttl: 300 })
        },
      ),
      { numRuns: 5000 },
    )
    await settle()
    expect(JSON.stringify(table.stored())).toBe(before)
    expect(page.told.length).toBe(1)
  })

  it('of the wallet itself, well sealed and malformed, never break anything and grant nothing', async () => {
    const table = createTable()
    const { page, topic } = await table.settled()
    const { pairingTopic, approval } = await page.signer.propose({ namespaces: asked })
    approval.catch(() => undefined)
    const pairing = table.stored().proposals[pairingTopic]
    const session = table.stored().sessions[topic]
    const channels = fc.constantFrom(
      { topic, symKey: session?.symKey ?? '' },
      { topic: pairingTopic, symKey: pairing?.pairingKey ?? '' },
    )
    const body = fc.oneof(
      fc.record({ id: ids, method: methods, params }),
      fc.record({ id: fc.oneof(ids, fc.constant(pairing?.id)), result: params }),
    )
    const relay = table.hub.connect('wallet')
    const sealer = { relay, randomBytes: table.ports.randomBytes }
    let unhandled = 0
    const count = () => void unhandled++
    process.on('unhandledRejection', count)
    await fc.assert(
      fc.asyncProperty(channels, body, async (channel, message) => {
        const text = JSON.stringify({ jsonrpc: '2.0', ...message })
        const sealed = sealEnvelope({ symKey: channel.symKey, text, nonce: sealer.randomBytes(12) })
        await relay.publish(channel.topic, sealed, { tag: 1, ttl: 300 })
      }),
      { numRuns: 5000 },
    )
    await settle()
    process.off('unhandledRejection', count)
    expect(unhandled).toBe(0)
    expect(page.signer.sessions()).toHaveLength(1)
    expect(page.signer.session(topic)?.namespaces).toEqual(granted)
    expect(page.count('sessionSettled')).toBe(1)
    expect(Object.keys(table.stored().proposals)).toEqual([pairingTopic])
  })

  it('that were sent before and come again never change anything', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    const accounts = (name: string) => ({ eip155: { ...granted.eip155, accounts: [`eip155:1:${name}`] } })
    await peer.update(topic, accounts('0xaa'))
    table.clock.advance(10)
    await peer.update(topic, accounts('0xbb'))
    await peer.emit(topic, { name: 'chainChanged', data: 1, chainId: 'eip155:1' })
    const answer = page.signer.request({ topic, chainId: 'eip155:1', method: 'personal_sign' })
    await settle()
    await peer.respond(peer.requests()[0]?.id ?? 0, { result: '0x' })
    await answer
    const after = await table.reload(page)
    const sent = table.hub.log.filter((mail) => mail.from === 'wallet')
    const order = fc.shuffledSubarray(sent)
    await fc.assert(
      fc.asyncProperty(order, async (mails) => {
        for (const mail of mails) table.hub.repeat(mail)
        await settle()
      }),
      { numRuns: 20 },
    )
    expect(after.signer.session(topic)?.namespaces).toEqual(accounts('0xbb'))
    expect(after.told).toEqual([])
  })

  it('in a new envelope are new only if their id is', async () => {
    const table = createTable()
    const { page, topic } = await table.settled()
    const { symKey } = table.stored().sessions[topic] ?? { symKey: '' }
    const relay = table.hub.connect('wallet')
    const sealer = { relay, randomBytes: table.ports.randomBytes }
    const event = {
      id: table.clock.now() * 1000,
      method: 'wc_sessionEvent',
      params: { event: { name: 'x', data: 1 }, chainId: 'eip155:1' },
    }
    for (let time = 0; time < 3; time++)
      await relay.publish(topic, sealMessage(sealer, { topic, symKey }, event), { tag: 1110, ttl: 300 })
    await settle()
    expect(page.count('sessionEvent')).toBe(1)
  })
})
