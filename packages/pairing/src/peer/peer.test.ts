import { pairingUriRefused, proposalNotFound, requestNotFound } from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sealEnvelope } from '../crypto/sealEnvelope'
import { asked, createTable, granted, settle } from '../testing/createTable'
import { parsePairingUri } from '../uri/parsePairingUri'

describe('the wallet side', () => {
  it('pairs once per code, and forgets the pairing once answered', async () => {
    const table = createTable()
    const page = await table.openPage()
    const { peer, relay } = await table.openWallet()
    const { uri, approval } = await page.signer.propose({ namespaces: asked, sessionProperties: { a: 'b' } })
    await peer.pair(uri)
    await settle()
    expect(peer.proposals()).toMatchObject([
      {
        optionalNamespaces: asked,
        requiredNamespaces: {},
        sessionProperties: { a: 'b' },
        proposer: { metadata: { name: 'Shop' } },
      },
    ])
    const id = peer.proposals()[0]?.id ?? 0
    const { topic } = await peer.approve(id, { namespaces: granted, sessionProperties: { c: 'd' } })
    expect((await approval).sessionProperties).toEqual({ c: 'd' })
    await settle()
    expect([...relay.topics]).toEqual([topic])
    await expect(peer.approve(id, { namespaces: granted })).rejects.toSatisfy(proposalNotFound.is)
    await expect(peer.reject(id)).rejects.toSatisfy(proposalNotFound.is)
    await expect(peer.respond(1, { result: 1 })).rejects.toSatisfy(requestNotFound.is)
  })

  it('keeps a proposal that couldn’t be answered', async () => {
    const table = createTable()
    const page = await table.openPage()
    const { peer, relay } = await table.openWallet()
    const { uri, approval } = await page.signer.propose({ namespaces: asked })
    await peer.pair(uri)
    await settle()
    const id = peer.proposals()[0]?.id ?? 0
    relay.setOnline(false)
    await expect(peer.approve(id, { namespaces: granted })).rejects.toThrow()
    expect(peer.sessions()).toEqual([])
    relay.setOnline(true)
    await peer.approve(id, { namespaces: granted })
    expect((await approval).namespaces).toEqual(granted)
  })

  it('repeats an approval that the site may have received, for the same session', async () => {
    const table = createTable()
    const page = await table.openPage()
    const { peer, relay } = await table.openWallet()
    const { uri, approval } = await page.signer.propose({ namespaces: asked })
    await peer.pair(uri)
    await settle()
    const id = peer.proposals()[0]?.id ?? 0
    const { publish } = relay
    // Everything arrives, but the wallet never gets the confirmation.
    relay.publish = async (...args) => {
      await publish(...args)
      if (args[2].tag === 1102) throw new TypeError('the line broke')
    }
    await expect(peer.approve(id, { namespaces: granted })).rejects.toThrow()
    const { topic } = await approval
    relay.publish = publish
    expect((await peer.approve(id, { namespaces: granted })).topic).toBe(topic)
    await settle()
    expect(page.signer.sessions().map((session) => session.topic)).toEqual([topic])
    const answer = page.signer.request({ topic, chainId: 'eip155:1', method: 'personal_sign' })
    await settle()
    await peer.respond(peer.requests()[0]?.id ?? 0, { result: 1 })
    expect(await answer).toBe(1)
  })

  it('rejects an invalid or expired code', async () => {
    const table = createTable()
    const page = await table.openPage()
    const { peer } = await table.openWallet()
    const { uri } = await page.signer.propose({ namespaces: asked })
    await expect(peer.pair('wc:x')).rejects.toSatisfy(pairingUriRefused.is)
    table.clock.advance(300_000)
    await expect(peer.pair(uri)).rejects.toSatisfy(pairingUriRefused.is)
    expect(peer.proposals()).toEqual([])
  })

  it('shows a request once, even after it was answered and the wallet came back', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    const answer = page.signer.request({ topic, chainId: 'eip155:1', method: 'personal_sign' })
    await settle()
    await peer.respond(peer.requests()[0]?.id ?? 0, { result: 1 })
    await answer
    peer.stop()
    const again = await table.openWallet()
    const [mail] = table.hub.sent(1108)
    if (mail) table.hub.repeat(mail)
    await settle()
    expect(again.peer.sessions()).toHaveLength(1)
    expect(again.peer.requests()).toEqual([])
  })

  it('ignores garbage, sealed or not', async () => {
    const table = createTable()
    const { peer, topic } = await table.settled()
    const page = await table.openPage()
    const { uri } = await page.signer.propose({ namespaces: asked })
    await peer.pair(uri)
    await settle()
    const pairing = parsePairingUri(uri)
    const symKey = table.stored().sessions[topic]?.symKey ?? ''
    const channels = fc.constantFrom({ topic, symKey }, { topic: pairing.topic, symKey: pairing.symKey })
    const method = fc.constantFrom(
      'wc_sessionPropose',
      'wc_sessionRequest',
      'wc_sessionUpdate',
      'wc_sessionDelete',
      '__proto__',
    )
    const body = fc.record({
      id: fc.oneof(fc.nat(), fc.string()),
      jsonrpc: fc.constant('2.0'),
      method,
      params: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
    })
    const relay = table.hub.connect('site')
    await fc.assert(
      fc.asyncProperty(
        channels,
        fc.oneof(
          body.map((one) => JSON.stringify(one)),
          fc.string(),
        ),
        async (channel, text) => {
          const sealed = sealEnvelope({ symKey: channel.symKey, text, nonce: table.ports.randomBytes(12) })
          await relay.publish(channel.topic, sealed, { tag: 1, ttl: 300 })
          await relay.publish(channel.topic, text, { tag: 1, ttl: 300 })
        },
      ),
      { numRuns: 500 },
    )
    await settle()
    expect(peer.proposals()).toHaveLength(1)
    expect(peer.requests()).toEqual([])
    expect(peer.sessions()).toHaveLength(1)
  })
})
