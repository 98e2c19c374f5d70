import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectClient, type TestClient } from '../testing/connectClient'
import { createIdentity } from '../testing/createIdentity'
import { startTestRelay, type TestRelay } from '../testing/startTestRelay'
import { waitForRefusal } from '../testing/waitForRefusal'

let relay: TestRelay
let time = Date.now()
let topics = 0
beforeAll(async () => {
  relay = await startTestRelay({ now: () => time })
})
afterAll(() => relay.stop())

/** A site and a wallet on a topic, and a stranger who knows the topic. */
async function setUp() {
  const topic = (++topics).toString(16).padStart(64, 'a')
  const identity = createIdentity()
  const [site, wallet, stranger] = await Promise.all([
    connectClient(relay.url),
    connectClient(relay.url, { identity, acknowledges: false }),
    connectClient(relay.url, { acknowledges: false }),
  ])
  await site.call('irn_subscribe', { topic })
  await wallet.call('irn_subscribe', { topic })
  const publish = (message: string, from: TestClient = site) =>
    from.call('irn_publish', { topic, message, ttl: 300, tag: 1100 })
  const close = () => Promise.all([site, wallet, stranger].map((each) => each.close()))
  return { topic, identity, site, wallet, stranger, publish, close }
}

/** Returns the wallet's undelivered messages, which all come again on a new socket. */
async function owed(identity: ReturnType<typeof createIdentity>, topic: string): Promise<string[]> {
  const again = await connectClient(relay.url, { identity, acknowledges: false })
  await again.call('irn_subscribe', { topic })
  await wait(100)
  await again.close()
  return again.pushes.map(({ params }) => params.data.message)
}

describe('messages are safe from', () => {
  it("a token that claims another's id under one's own key", async () => {
    const { topic, identity, wallet, publish, close } = await setUp()
    await wallet.close()
    await publish('AAAA')
    const auth = createIdentity().token(relay.url, { iss: identity.client })
    expect(await waitForRefusal(relay.url, { auth })).toMatchObject({ code: 3000 })
    expect(await owed(identity, topic)).toEqual(['AAAA'])
    await close()
  })

  it("an acknowledgement of another's push, or of none", async () => {
    const { topic, identity, wallet, stranger, site, publish, close } = await setUp()
    await publish('AAAA')
    const [push] = await wallet.pushed(1)
    for (const id of [push?.id, 0, -1, 1e15])
      for (const client of [stranger, site])
        client.socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
    // Earlier calls on the same socket are done by now.
    await stranger.call('irn_subscribe', { topic: 'ee'.repeat(32) })
    await site.call('irn_subscribe', { topic: 'ee'.repeat(32) })
    expect(await owed(identity, topic)).toEqual(['AAAA'])
    await close()
  })

  it('a stranger who subscribes, fetches, or unsubscribes others by their ids', async () => {
    const { topic, identity, wallet, stranger, publish, close } = await setUp()
    await publish('AAAA')
    const [push] = await wallet.pushed(1)
    expect(await stranger.call('irn_fetchMessages', { topic })).toMatchObject({ messages: [] })
    await stranger.call('irn_unsubscribe', { topic, id: push?.params.id })
    await stranger.call('irn_batchUnsubscribe', { subscriptions: [{ topic, id: push?.params.id ?? '' }] })
    await stranger.call('irn_subscribe', { topic })
    await publish('BBBB')
    await stranger.pushed(1)
    expect(stranger.pushes.map(({ params }) => params.data.message)).toEqual(['BBBB'])
    expect(await owed(identity, topic)).toEqual(['AAAA', 'BBBB'])
    await close()
  })

  it('a repeated publish, by anybody', async () => {
    const { topic, identity, wallet, stranger, publish, close } = await setUp()
    await publish('AAAA')
    const [push] = await wallet.pushed(1)
    if (push) wallet.acknowledge(push)
    await publish('AAAA')
    await publish('AAAA', stranger)
    await wait(150)
    expect(wallet.pushes).toHaveLength(1)
    expect(await owed(identity, topic)).toEqual([])
    await close()
  })

  it('an expired proposal, which reaches nobody', async () => {
    const { topic, wallet, stranger, publish, close } = await setUp()
    await wallet.close()
    await publish('AAAA')
    time += 300_000
    const late = await connectClient(relay.url)
    await late.call('irn_subscribe', { topic })
    expect(await late.call('irn_fetchMessages', { topic })).toMatchObject({ messages: [] })
    expect(await stranger.call('irn_fetchMessages', { topic })).toMatchObject({ messages: [] })
    expect(late.pushes).toEqual([])
    await Promise.all([late.close(), close()])
  })

  it('an approval with one invalid part, which has no effect', async () => {
    const { topic, site, stranger, publish, close } = await setUp()
    const sessionTopic = 'fe'.repeat(32)
    const good = {
      pairingTopic: topic,
      sessionTopic,
      sessionProposalResponse: 'AAAA',
      sessionSettlementRequest: 'BBBB',
    }
    for (const wrong of [
      { sessionSettlementRequest: 'not sealed' },
      { sessionSettlementRequest: 'A'.repeat(200_000) },
      { sessionProposalResponse: '' },
      { sessionTopic: 'ab' },
      { pairingTopic: topic.toUpperCase() },
      { ttl: 0 },
    ])
      await expect(stranger.call('wc_approveSession', { ...good, ...wrong })).rejects.toMatchObject({
        code: expect.any(Number),
      })
    await site.call('irn_publish', { topic: sessionTopic, message: 'CCCC', ttl: 300, tag: 1102 })
    await publish('DDDD')
    expect(site.pushes).toEqual([])
    // It didn't subscribe either.
    expect(stranger.pushes).toEqual([])
    await close()
  })
})
