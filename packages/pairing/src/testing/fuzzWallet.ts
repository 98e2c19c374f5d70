import { pairingUriRefused } from '@latchkey/protocol'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { topicOf } from '../crypto/topicOf'
import { formatPairingUri } from '../uri/PairingUri'
import { asked, createTable, settle } from './createTable'
import { type Channel, setUpAttackedWallet } from './setUpAttackedWallet'

/** Defines tests that send this many random messages and codes to a wallet. */
export function fuzzWallet(runs: number): void {
  it('ignores random messages, sealed for it or not', async () => {
    const { sendText, publish, session, pairing, peer, state } = await setUpAttackedWallet()
    const before = state()
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('eip155:1', 'ab'.repeat(32), 1_900_000_000, asked, null),
    )
    const params = fc.oneof(
      value,
      fc.record({ chainId: value, request: fc.record({ method: fc.nat(), params: value }) }),
      fc.record({ proposer: fc.record({ publicKey: fc.string(), metadata: value }) }),
      fc.record({ requester: value, authPayload: value }),
    )
    const body = fc.record(
      {
        id: fc.oneof(fc.nat(), fc.double(), fc.string(), fc.constant(null)),
        jsonrpc: fc.constantFrom('2.0', '2.0', '1.0', 2),
        method: fc.constantFrom(
          'wc_sessionPropose',
          'wc_sessionAuthenticate',
          'wc_sessionRequest',
          'wc_sessionSettle',
          'wc_sessionUpdate',
          'wc_sessionExtend',
          'wc_sessionEvent',
          'wc_sessionPing',
          'wc_pairingDelete',
          '__proto__',
        ),
        params,
        result: value,
        error: value,
      },
      { requiredKeys: ['id', 'method'] },
    )
    const text = fc.oneof(
      body.map((one) => JSON.stringify(one)),
      fc.json(),
      fc.string({ unit: 'binary' }),
    )
    let unhandled = 0
    const count = () => void unhandled++
    process.on('unhandledRejection', count)
    onTestFinished(() => void process.off('unhandledRejection', count))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom<Channel>(session, pairing), fc.nat(2), text, async (to, how, one) => {
        if (how === 0) await publish(to.topic, one)
        else if (how === 1) await sendText(to.topic, 'ab'.repeat(32), one)
        else await sendText(to.topic, to.symKey, one)
      }),
      { numRuns: runs },
    )
    await settle()
    expect(unhandled).toBe(0)
    expect(state()).toBe(before)
    expect(peer.sessions()).toHaveLength(1)
  })

  it('rejects random codes', async () => {
    const table = createTable()
    const { peer, relay } = await table.openWallet()
    const symKey = '12'.repeat(32)
    const good = formatPairingUri({
      topic: topicOf(symKey),
      symKey,
      expiry: Math.floor(table.clock.now() / 1000) + 300,
    })
    const damaged = fc
      .record({ at: fc.nat(good.indexOf('&expiry') - 1), char: fc.constantFrom(...'0aZ@?&=%:\u0000é') })
      .map(({ at, char }) => good.slice(0, at) + char + good.slice(at + 1))
    await fc.assert(
      fc.asyncProperty(fc.oneof(damaged, fc.string({ unit: 'binary' }), fc.webUrl()), async (uri) => {
        fc.pre(uri !== good)
        await expect(peer.pair(uri)).rejects.toSatisfy(pairingUriRefused.is)
      }),
      { numRuns: runs },
    )
    expect([...relay.topics]).toEqual([])
    await peer.pair(good)
    expect([...relay.topics]).toEqual([topicOf(symKey)])
  })
}
