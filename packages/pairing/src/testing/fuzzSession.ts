import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sealEnvelope } from '../crypto/sealEnvelope'
import { topicOf } from '../crypto/topicOf'
import { asked, createTable, granted, settle } from './createTable'

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

/** Defines tests that send this many random messages to a site. */
export function fuzzSession(runs: number): void {
  it('change nothing when sealed for someone else', async () => {
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
      { numRuns: runs },
    )
    await settle()
    expect(JSON.stringify(table.stored())).toBe(before)
    expect(page.told.length).toBe(1)
  })

  it('grant nothing when the wallet itself sends malformed ones', async () => {
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
      { numRuns: runs },
    )
    await settle()
    process.off('unhandledRejection', count)
    expect(unhandled).toBe(0)
    expect(page.signer.sessions()).toHaveLength(1)
    expect(page.signer.session(topic)?.namespaces).toEqual(granted)
    expect(page.count('sessionSettled')).toBe(1)
    expect(Object.keys(table.stored().proposals)).toEqual([pairingTopic])
  })
}
