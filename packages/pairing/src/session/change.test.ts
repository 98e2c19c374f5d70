import { sessionEnded, sessionNotFound, walletTimeout } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { openEnvelope } from '../crypto/openEnvelope'
import { parseMessage } from '../message/parseMessage'
import { sealMessage } from '../message/publishMessage'
import { createTable, granted, settle } from '../testing/createTable'

const week = 604_800
const more = { eip155: { ...granted.eip155, accounts: ['eip155:1:0xcd', 'eip155:10:0xcd'] } }

type Table = ReturnType<typeof createTable>

/** Sends what any wallet might, with an id of the test's choice, and reads the answers. */
function speakIn(table: Table, topic: string) {
  const { symKey } = table.stored().sessions[topic] ?? { symKey: '' }
  const relay = table.hub.connect('wallet')
  return {
    async send(id: number, method: string, params: unknown) {
      const text = sealMessage(
        { relay, randomBytes: table.ports.randomBytes },
        { topic, symKey },
        { id, method, params },
      )
      await relay.publish(topic, text, { tag: 1, ttl: 300 })
      await settle()
    },
    answers: () =>
      table.hub.log
        .filter((mail) => mail.from === 'site' && mail.topic === topic)
        .map((mail) => parseMessage(openEnvelope(mail.message, { symKey }).text)),
  }
}

describe('changes by the wallet', () => {
  it('[WC-4] replace the grant, are reported once, and no older update undoes them', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    const wallet = speakIn(table, topic)
    const now = table.clock.now() * 1000
    table.clock.advance(5_000)
    await peer.update(topic, more)
    expect(page.signer.session(topic)?.namespaces.eip155?.accounts).toEqual(more.eip155.accounts)
    expect(page.told.at(-1)).toMatchObject({ name: 'sessionUpdated', value: { before: granted } })
    await wallet.send(now + 1, 'wc_sessionUpdate', { namespaces: granted })
    expect(page.signer.session(topic)?.namespaces.eip155?.accounts).toEqual(more.eip155.accounts)
    expect(wallet.answers().at(-1)).toMatchObject({ id: now + 1, error: { code: 1003 } })
    expect(page.count('sessionUpdated')).toBe(1)
  })

  it('answer a repeated update after a reload without reporting it again', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    await peer.update(topic, more)
    const [mail] = table.hub.sent(1104)
    const again = await table.reload(page)
    if (mail) table.hub.repeat(mail)
    await settle()
    expect(again.count('sessionUpdated')).toBe(0)
    expect(table.hub.sent(1105)).toHaveLength(2)
  })

  it('still count after the wallet’s clock is corrected or its ids change', async () => {
    const table = createTable()
    const { page, topic } = await table.settled()
    const wallet = speakIn(table, topic)
    const ms = table.clock.now()
    await wallet.send((ms + 86_400_000) * 1000, 'wc_sessionUpdate', { namespaces: more })
    table.clock.advance(1_000)
    await wallet.send((ms + 1_000) * 1000, 'wc_sessionUpdate', { namespaces: granted })
    expect(page.count('sessionUpdated')).toBe(2)
    await wallet.send((ms + 2_000) * 256, 'wc_sessionUpdate', { namespaces: more })
    expect(page.count('sessionUpdated')).toBe(3)
    await wallet.send((ms + 500) * 256, 'wc_sessionUpdate', { namespaces: granted })
    expect(page.count('sessionUpdated')).toBe(3)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no namespaces', {}],
    ['an empty list', { namespaces: {} }],
    ['no accounts', { namespaces: { eip155: { ...granted.eip155, accounts: [] } } }],
    ['a foreign account', { namespaces: { eip155: { ...granted.eip155, accounts: ['solana:a:b'] } } }],
    ["methods that aren't text", { namespaces: { eip155: { ...granted.eip155, methods: [1] } } }],
    ['a hostile key', JSON.parse('{"namespaces":{"__proto__":{"accounts":["eip155:1:0xab"]}}}')],
  ])('reject an update with %s', async (_, params) => {
    const table = createTable()
    const { page, topic } = await table.settled()
    const wallet = speakIn(table, topic)
    await wallet.send(table.clock.now() * 1000 + 5, 'wc_sessionUpdate', params)
    expect(wallet.answers().at(-1)).toMatchObject({ error: { code: 1003 } })
    expect(page.signer.session(topic)?.namespaces).toEqual(granted)
    expect(page.count('sessionUpdated')).toBe(0)
  })

  it('extend a session by a week or to the given time, and never beyond a week', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    const now = () => Math.floor(table.clock.now() / 1000)
    const expiry = () => page.signer.session(topic)?.expiry
    table.clock.advance(1_000_000)
    await peer.extend(topic)
    expect(expiry()).toBe(now() + week)
    await peer.extend(topic, now() + 10 * week)
    expect(expiry()).toBe(now() + week)
    expect(page.count('sessionExtended')).toBe(1)
    table.clock.advance(1_000_000)
    await peer.extend(topic, now() + 1000)
    expect(page.count('sessionExtended')).toBe(1)
    await peer.extend(topic, now() + week - 5)
    expect(expiry()).toBe(now() + week - 5)
    // A relay that repeats an old extension extends nothing.
    const [mail] = table.hub.sent(1106)
    const after = await table.reload(page)
    table.clock.advance(1_000_000)
    if (mail) table.hub.repeat(mail)
    await settle()
    expect(after.count('sessionExtended')).toBe(0)
  })

  it('[WC-5] pass on events once, in order, and without an answer', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    const wallet = speakIn(table, topic)
    const old = table.clock.now() * 1000
    table.clock.advance(1000)
    await peer.emit(topic, { name: 'chainChanged', data: 137, chainId: 'eip155:137' })
    await settle()
    expect(page.told.at(-1)?.value).toMatchObject({
      topic,
      name: 'chainChanged',
      data: 137,
      chainId: 'eip155:137',
    })
    const answered = wallet.answers().length
    await wallet.send(old, 'wc_sessionEvent', {
      event: { name: 'chainChanged', data: 1 },
      chainId: 'eip155:1',
    })
    expect(page.count('sessionEvent')).toBe(1)
    await wallet.send(old, 'wc_sessionEvent', {
      event: { name: 'accountsChanged', data: ['0x'] },
      chainId: 'eip155:1',
    })
    expect(page.count('sessionEvent')).toBe(2)
    for (const params of [
      null,
      {},
      { event: {} },
      { event: { name: 1 }, chainId: 'eip155:1' },
      { event: { name: 'x' }, chainId: 1 },
    ])
      await wallet.send(table.clock.now() * 1000 + 9, 'wc_sessionEvent', params)
    expect(page.count('sessionEvent')).toBe(2)
    expect(wallet.answers()).toHaveLength(answered)
  })

  it('answer pings, and ignore unknown methods', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    await peer.ping(topic)
    const wallet = speakIn(table, topic)
    const before = wallet.answers().length
    for (const method of ['wc_sessionRequest', 'toString', 'wc_nothing', 'constructor'])
      await wallet.send(table.clock.now() * 1000 + 7, method, {})
    expect(wallet.answers()).toHaveLength(before)
    expect(page.signer.sessions()).toHaveLength(1)
  })

  it('end the session: open requests fail, the key is gone, the wallet gets an answer', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    const open = page.signer
      .request({ topic, chainId: 'eip155:1', method: 'personal_sign' })
      .catch((error: unknown) => error)
    await settle()
    await peer.disconnect(topic)
    const error = await open
    expect(sessionEnded.is(error) && error.wireCode).toBe(6000)
    await settle()
    expect(page.told.at(-1)).toMatchObject({ name: 'sessionEnded', value: { by: 'wallet' } })
    expect(table.stored()).toMatchObject({ sessions: {}, requests: {} })
    expect(table.hub.sent(1113)).toHaveLength(1)
    expect([...page.relay.topics]).toEqual([])
    expect(table.clock.timers()).toBe(0)
  })
})

describe('changes by the site', () => {
  it('[WC-4] end a session at once without waiting for the wallet', async () => {
    const table = createTable()
    const { page, peer, walletRelay, topic } = await table.settled()
    walletRelay.setOnline(false)
    await page.signer.disconnect(topic)
    expect(page.signer.sessions()).toEqual([])
    expect(page.told.at(-1)).toMatchObject({ name: 'sessionEnded', value: { by: 'site' } })
    expect(table.stored().unsent).toEqual([])
    walletRelay.setOnline(true)
    await settle()
    expect(peer.sessions()).toEqual([])
    await expect(page.signer.disconnect(topic)).rejects.toSatisfy(sessionNotFound.is)
  })

  it('tell the wallet after a reload when the relay was away', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    page.relay.setOnline(false)
    await page.signer.disconnect(topic)
    expect(page.signer.sessions()).toEqual([])
    expect(table.stored().unsent).toHaveLength(1)
    await table.reload(page)
    await settle()
    expect(peer.sessions()).toEqual([])
    expect(table.stored().unsent).toEqual([])
  })

  it('ping; a wallet that never answers keeps its session', async () => {
    const table = createTable()
    const { page, walletRelay, topic } = await table.settled()
    await page.signer.ping(topic)
    walletRelay.setOnline(false)
    const answer = page.signer.ping(topic).catch((error: unknown) => error)
    await settle()
    table.clock.advance(30_000)
    expect(walletTimeout.is(await answer)).toBe(true)
    expect(page.signer.sessions()).toHaveLength(1)
    await expect(page.signer.ping('ab'.repeat(32))).rejects.toSatisfy(sessionNotFound.is)
  })

  it('[WC-9] drop an expired session silently', async () => {
    const table = createTable()
    const { page, topic } = await table.settled()
    const sent = table.hub.log.length
    table.clock.advance(week * 1000 - 1)
    expect(page.signer.session(topic)).not.toBeNull()
    table.clock.advance(1)
    expect(page.signer.session(topic)).toBeNull()
    expect(page.told.at(-1)).toMatchObject({ name: 'sessionEnded', value: { by: 'expiry' } })
    expect(table.hub.log).toHaveLength(sent)
    expect(table.stored().sessions).toEqual({})
  })
})
