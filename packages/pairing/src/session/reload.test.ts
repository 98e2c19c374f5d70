import { proposalExpired, requestExpired, signerStopped } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { openSignerStore } from '../store/openSignerStore'
import { asked, createTable, granted, type SitePage, settle } from '../testing/createTable'

const sign = { chainId: 'eip155:1', method: 'personal_sign', params: ['0x68'] }

describe('a reload', () => {
  it('[WC-9] loses nothing in any step of connecting', async () => {
    for (const step of ['proposed', 'scanned', 'agreed', 'settled'] as const) {
      const table = createTable()
      let page: SitePage = await table.openPage()
      const { peer } = await table.openWallet()
      const { uri } = await page.signer.propose({ namespaces: asked })
      if (step === 'proposed') page = await table.reload(page)
      await peer.pair(uri)
      await settle()
      if (step === 'scanned') page = await table.reload(page)
      const away = page
      if (step === 'agreed') {
        // The key arrives but the session doesn't: the page reloads in between.
        const { subscribe } = away.relay
        away.relay.subscribe = async (topics) => {
          away.relay.setOnline(false)
          await subscribe(topics)
        }
      }
      await peer.approve(peer.proposals()[0]?.id ?? 0, { namespaces: granted })
      await settle()
      if (step === 'agreed') {
        expect(Object.values(table.stored().proposals)[0]?.agreed).toBeDefined()
        expect(page.signer.sessions()).toEqual([])
        page = await table.reload(page)
      }
      if (step === 'settled') page = await table.reload(page)
      await settle()
      expect(page.signer.sessions(), step).toHaveLength(1)
      expect(page.count('sessionSettled'), step).toBe(step === 'settled' ? 0 : 1)
      expect(peer.sessions()[0]?.acknowledged, step).toBe(true)
      expect(table.stored().proposals, step).toEqual({})
    }
  })

  it('keeps open requests, which can be listed, answered, resent and cancelled', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    for (let at = 0; at < 3; at++)
      page.signer.request({ topic, ...sign, params: [at] }).catch(() => undefined)
    await settle()
    const after = await table.reload(page)
    const pending = after.signer.pending()
    expect(pending.map(({ params }) => params)).toEqual([[0], [1], [2]])
    const [first, second, third] = pending.map(({ id }) => id)
    if (!first || !second || !third) throw new TypeError('three were asked')

    const answer = after.signer.answer(first)
    await peer.respond(first, { result: 'one' })
    expect(await answer).toBe('one')

    await after.signer.resend(second)
    expect(table.hub.sent(1108).at(-1)?.message).toBe(table.hub.sent(1108)[1]?.message)
    await peer.respond(second, { result: 'two' })
    await settle()
    expect(after.told.at(-1)).toMatchObject({
      name: 'requestEnded',
      value: { waited: false, outcome: { result: 'two' }, request: { id: second } },
    })

    after.signer.cancel(third)
    const again = await table.reload(after)
    expect(again.signer.pending()).toEqual([])
    await expect(again.signer.answer(third)).rejects.toThrow()
  })

  it('keeps a request that was being sent when the page closed', async () => {
    const table = createTable()
    const { page, topic } = await table.settled()
    page.relay.publish = () => new Promise((_, reject) => setImmediate(() => reject(new TypeError('closed'))))
    const answer = page.signer.request({ topic, ...sign }).catch((error: unknown) => error)
    page.signer.stop()
    expect(signerStopped.is(await answer)).toBe(true)
    await settle()
    const after = await table.reload(page)
    const [pending] = after.signer.pending()
    await after.signer.resend(pending?.id ?? 0)
    expect(table.hub.sent(1108)).toHaveLength(1)
  })

  it('delivers an answer that arrived while the page was away', async () => {
    const table = createTable()
    const { page, peer, topic } = await table.settled()
    page.signer.request({ topic, ...sign }).catch(() => undefined)
    await settle()
    page.signer.stop()
    await page.relay.close()
    await peer.respond(peer.requests()[0]?.id ?? 0, { result: 'signed' })
    await settle()
    const after = await table.openPage()
    await settle()
    expect(after.told).toMatchObject([{ name: 'requestEnded', value: { outcome: { result: 'signed' } } }])
    expect(after.signer.pending()).toEqual([])
  })

  it('[WC-9] drops what has expired since, and what can’t be read', async () => {
    const table = createTable()
    const { page, topic } = await table.settled()
    page.signer.request({ topic, ...sign }).catch(() => undefined)
    await page.signer.propose({ namespaces: asked })
    page.signer.stop()
    table.clock.advance(400_000)
    const after = await table.reload(page)
    expect(after.signer.pending()).toEqual([])
    expect(table.stored().proposals).toEqual({})
    expect(after.signer.sessions()).toHaveLength(1)

    after.signer.stop()
    openSignerStore(table.storage).update((state) => ({
      ...state,
      sessions: { ...state.sessions, ['ab'.repeat(32)]: JSON.parse('{"session":{},"symKey":"x"}') },
    }))
    const third = await table.openPage()
    expect(third.signer.sessions().map((session) => session.topic)).toEqual([topic])
    third.signer.stop()
    table.clock.advance(604_800_000)
    const last = await table.openPage()
    expect(last.signer.sessions()).toEqual([])
    expect(table.stored().sessions).toEqual({})
  })

  it('contacts no relay when there is nothing to listen to', async () => {
    const table = createTable()
    let calls = 0
    const page = await table.openPage()
    page.relay.subscribe = async () => void calls++
    await page.signer.start()
    expect(calls).toBe(0)
    expect(table.hub.log).toEqual([])
    expect(table.storage.texts.size).toBe(0)
  })

  it('works without storage', async () => {
    const table = createTable()
    table.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const page = await table.openPage()
    const { peer } = await table.openWallet()
    const { uri, approval } = await page.signer.propose({ namespaces: asked })
    await peer.pair(uri)
    await settle()
    await peer.approve(peer.proposals()[0]?.id ?? 0, { namespaces: granted })
    expect((await approval).namespaces).toEqual(granted)
  })

  it('affects one tab only: a second one on the same storage keeps both working', async () => {
    const table = createTable()
    const one = await table.openPage()
    const two = await table.openPage()
    const { peer } = await table.openWallet()
    const { uri, approval } = await one.signer.propose({ namespaces: asked })
    await peer.pair(uri)
    await settle()
    await peer.approve(peer.proposals()[0]?.id ?? 0, { namespaces: granted })
    const { topic } = await approval
    for (const tell of table.otherTabs) tell()
    await settle()
    expect(two.signer.sessions()).toHaveLength(1)
    expect(two.count('sessionSettled')).toBe(1)
    expect(one.count('sessionSettled')).toBe(1)
    const answer = two.signer.request({ topic, ...sign })
    await settle()
    expect(one.signer.pending()).toHaveLength(1)
    await peer.respond(peer.requests()[0]?.id ?? 0, { result: 'signed' })
    expect(await answer).toBe('signed')
    expect(one.signer.pending()).toEqual([])

    await one.signer.disconnect(topic)
    for (const tell of table.otherTabs) tell()
    expect(two.signer.sessions()).toEqual([])
    expect(two.count('sessionEnded')).toBe(1)
    expect(one.count('sessionEnded')).toBe(1)
  })

  it('in another tab leaves nobody waiting for a session or an answer', async () => {
    const table = createTable()
    const one = await table.openPage()
    const { uri, approval } = await one.signer.propose({ namespaces: asked })
    // This one listens to the same proposal, and hears the answer first.
    const two = await table.openPage()
    const { peer } = await table.openWallet()
    const forgotten = await one.signer.propose({ namespaces: asked })
    await peer.pair(uri)
    await settle()
    await peer.approve(peer.proposals()[0]?.id ?? 0, { namespaces: granted })
    const { topic } = await approval
    await settle()
    expect(two.signer.sessions()).toHaveLength(1)
    expect([one.count('sessionSettled'), two.count('sessionSettled')]).toEqual([1, 1])

    const answer = one.signer.request({ topic, ...sign }).catch((error: unknown) => error)
    openSignerStore(table.storage).update((state) => ({ ...state, requests: {}, proposals: {} }))
    table.clock.advance(300_000)
    expect(requestExpired.is(await answer)).toBe(true)
    await expect(forgotten.approval).rejects.toSatisfy(proposalExpired.is)
  })
})
