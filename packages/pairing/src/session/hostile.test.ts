import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sealMessage } from '../message/publishMessage'
import { createTable, granted, settle } from '../testing/createTable'
import { fuzzSession } from '../testing/fuzzSession'

describe('hostile messages', () => {
  fuzzSession(300)

  it('change nothing when repeated', async () => {
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

  it('count as new by id, not by envelope', async () => {
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
