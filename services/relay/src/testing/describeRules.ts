import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { subscriptionId } from '../delivery/subscriptionId'
import { type ClientOptions, connectClient, type TestClient } from './connectClient'
import { createIdentity } from './createIdentity'
import type { TestRelay } from './startTestRelay'

/** Opens a relay for the suite, on the given clock. */
export type OpenForRules = (now: () => number) => Promise<TestRelay>

const newTopic = () => randomBytes(32).toString('hex')
const sealed = (text: string) => Buffer.from(text).toString('base64')
const messagesOf = (client: TestClient) =>
  client.pushes.map(({ params }) => Buffer.from(params.data.message, 'base64').toString())

/** Tests the delivery rules over real sockets, for any store. */
export function describeRules(name: string, openRelay: OpenForRules): void {
  describe(name, () => {
    let relay: TestRelay
    let aheadMs = 0
    const clients: TestClient[] = []
    const connect = async (options: ClientOptions = {}) => {
      const client = await connectClient(relay.url, options)
      clients.push(client)
      return client
    }
    const open = async () => {
      aheadMs = 0
      relay = await openRelay(() => Date.now() + aheadMs)
    }
    const publish = (from: TestClient, topic: string, text: string, more: object = {}) =>
      from.call('irn_publish', { topic, message: sealed(text), ttl: 300, tag: 1108, ...more })
    afterEach(async () => {
      await Promise.all(clients.splice(0).map((client) => client.close()))
      await relay.stop()
    })

    it('[R1] answers a subscription before its messages', async () => {
      await open()
      const topic = newTopic()
      const [a, b] = [await connect(), await connect()]
      await publish(a, topic, 'one')
      expect(await b.call('irn_subscribe', { topic })).toBe(subscriptionId(topic, b.client))
      await b.pushed(1)
      expect(b.frames.map((text) => JSON.parse(text).method ?? 'answer')).toEqual([
        'answer',
        'irn_subscription',
      ])
      expect(b.pushes[0]?.params).toMatchObject({
        id: subscriptionId(topic, b.client),
        data: { topic, message: sealed('one'), tag: 1108, attestation: '' },
      })
    })

    it('[R2] never pushes to any socket of the publisher', async () => {
      await open()
      const topic = newTopic()
      const identity = createIdentity()
      const [a, tab, b] = [await connect({ identity }), await connect({ identity }), await connect()]
      for (const client of [a, tab, b]) await client.call('irn_subscribe', { topic })
      await publish(a, topic, 'one')
      await b.pushed(1)
      await wait(100)
      expect([a.pushes.length, tab.pushes.length, b.pushes.length]).toEqual([0, 0, 1])
    })

    it('[R3] owes a message to all others, or to the next subscriber if there are none', async () => {
      await open()
      const [topic, empty] = [newTopic(), newTopic()]
      const [a, b, c] = [await connect(), await connect(), await connect()]
      for (const client of [a, b, c]) await client.call('irn_subscribe', { topic })
      await publish(a, topic, 'all')
      await Promise.all([b.pushed(1), c.pushed(1)])
      expect([messagesOf(b), messagesOf(c)]).toEqual([['all'], ['all']])
      await a.call('irn_subscribe', { topic: empty })
      await publish(a, empty, 'open')
      await b.call('irn_subscribe', { topic: empty })
      await b.pushed(2)
      // A client that subscribes after it was taken gets nothing.
      await c.call('irn_subscribe', { topic: empty })
      await wait(100)
      expect([messagesOf(b), messagesOf(c)]).toEqual([['all', 'open'], ['all']])
    })

    it('[R4] [R5] pushes unacknowledged messages again after a reconnect, and no acknowledged ones', async () => {
      await open()
      const topic = newTopic()
      const identity = createIdentity()
      const a = await connect()
      const deaf = await connect({ identity, acknowledges: false })
      await deaf.call('irn_subscribe', { topic })
      await publish(a, topic, 'one')
      await deaf.pushed(1)
      await deaf.close()
      const again = await connect({ identity })
      await again.call('irn_subscribe', { topic })
      await again.pushed(1)
      expect(messagesOf(again)).toEqual(['one'])
      await again.close()
      await wait(50)
      const third = await connect({ identity })
      await third.call('irn_subscribe', { topic })
      await wait(200)
      expect(third.pushes).toEqual([])
    })

    it('[R4] drops expired messages', async () => {
      await open()
      const topic = newTopic()
      const [a, b] = [await connect(), await connect()]
      await a.call('irn_subscribe', { topic })
      await publish(a, topic, 'late', { ttl: 30 })
      aheadMs = 31_000
      await b.call('irn_subscribe', { topic })
      await wait(100)
      expect(b.pushes).toEqual([])
    })

    it('[R6] answers a repeated message but delivers it once, while its publisher may retry', async () => {
      await open()
      const topic = newTopic()
      const [a, b] = [await connect(), await connect()]
      await b.call('irn_subscribe', { topic })
      for (let times = 0; times < 3; times++) expect(await publish(a, topic, 'one', { ttl: 30 })).toBe(true)
      aheadMs = 290_000
      expect(await publish(a, topic, 'one', { ttl: 30 })).toBe(true)
      await publish(a, topic, 'two')
      await b.pushed(2)
      expect(messagesOf(b)).toEqual(['one', 'two'])
      // The same text much later is a new message.
      aheadMs = 700_000
      await publish(a, topic, 'one', { ttl: 30 })
      await b.pushed(3)
      expect(messagesOf(b)).toEqual(['one', 'two', 'one'])
    })

    it('[R7] [R9] keeps subscriptions of an absent client, which gets its messages without subscribing again', async () => {
      await open()
      const topic = newTopic()
      const identity = createIdentity()
      const a = await connect()
      const first = await connect({ identity })
      await first.call('irn_subscribe', { topic })
      await first.close()
      await publish(a, topic, 'one')
      const began = performance.now()
      const second = await connect({ identity })
      await second.pushed(1)
      expect(messagesOf(second)).toEqual(['one'])
      expect((second.pushes[0]?.at ?? 0) - began).toBeGreaterThan(1_900)
      await publish(a, topic, 'two')
      await second.pushed(2)
      expect(messagesOf(second)).toEqual(['one', 'two'])
    })

    it('[R8] waits after a batch of subscriptions for the app to listen', async () => {
      await open()
      const topics = [newTopic(), newTopic()]
      const identity = createIdentity()
      const a = await connect()
      const first = await connect({ identity })
      expect(await first.call('irn_batchSubscribe', { topics })).toEqual(
        topics.map((topic) => subscriptionId(topic, first.client)),
      )
      await first.close()
      for (const [index, topic] of topics.entries()) await publish(a, topic, `stored ${index}`)
      const second = await connect({ identity })
      // Clients subscribe three or four times.
      for (let times = 0; times < 3; times++) await second.call('irn_batchSubscribe', { topics })
      const answered = performance.now()
      await publish(a, topics[0] ?? '', 'live')
      await second.pushed(3)
      expect(messagesOf(second)).toEqual(['stored 0', 'stored 1', 'live'])
      expect((second.pushes[0]?.at ?? 0) - answered).toBeGreaterThan(400)
    })

    it('[R10] returns messages on request, page by page, even without a subscription', async () => {
      await open()
      const topic = newTopic()
      const [a, b] = [await connect(), await connect()]
      await a.call('irn_subscribe', { topic })
      await publish(a, topic, 'one', { tag: 1100 })
      const got = await b.call('irn_fetchMessages', { topic })
      expect(got).toMatchObject({ messages: [{ topic, message: sealed('one'), tag: 1100 }], hasMore: false })
      expect(await b.call('irn_batchFetchMessages', { topics: [topic] })).toEqual({
        messages: [],
        hasMore: false,
      })
      const other = newTopic()
      for (let n = 0; n < 100; n++) await publish(a, other, `${n}`)
      await publish(a, topic, 'more')
      const page = (await b.call('irn_batchFetchMessages', { topics: [other, topic] })) as {
        messages: unknown[]
        hasMore: boolean
      }
      expect([page.messages.length, page.hasMore]).toEqual([100, true])
      expect(await b.call('irn_batchFetchMessages', { topics: [other, topic] })).toMatchObject({
        messages: [{ message: sealed('more') }],
        hasMore: false,
      })
    })

    it('[R11] pushes only to those sockets of a client that subscribed', async () => {
      await open()
      const topic = newTopic()
      const identity = createIdentity()
      const tabs = [await connect({ identity }), await connect({ identity }), await connect({ identity })]
      const a = await connect()
      for (const tab of tabs.slice(0, 2)) await tab.call('irn_subscribe', { topic })
      await publish(a, topic, 'one')
      await Promise.all(tabs.slice(0, 2).map((tab) => tab.pushed(1)))
      await wait(2_200)
      await publish(a, topic, 'two')
      await Promise.all(tabs.slice(0, 2).map((tab) => tab.pushed(2)))
      expect(tabs.map((tab) => tab.pushes.length)).toEqual([2, 2, 0])
      await Promise.all(tabs.slice(0, 2).map((tab) => tab.close()))
      await publish(a, topic, 'three')
      await tabs[2]?.pushed(1)
      expect(tabs[2] && messagesOf(tabs[2])).toEqual(['three'])
    })

    it('[R12] drops messages early when nobody is left to read them', async () => {
      await open()
      const topic = newTopic()
      const [a, b, c] = [await connect(), await connect(), await connect()]
      await a.call('irn_subscribe', { topic })
      await publish(a, topic, 'farewell', { ttl: 86_400, tag: 1113 })
      await a.call('irn_unsubscribe', { topic, id: 'any' })
      aheadMs = 500_000
      await b.call('irn_subscribe', { topic })
      await b.pushed(1)
      expect(b.pushes.length).toBe(1)
      const other = newTopic()
      await publish(a, other, 'farewell', { ttl: 86_400, tag: 1113 })
      aheadMs = 1_200_000
      await c.call('irn_subscribe', { topic: other })
      await wait(100)
      expect(c.pushes).toEqual([])
    })

    it("answers a publisher before it gets its peer's response", async () => {
      await open()
      const topic = newTopic()
      const [site, wallet] = [await connect(), await connect()]
      for (const client of [site, wallet]) await client.call('irn_subscribe', { topic })
      wallet.socket.on('message', (data) => {
        const { method, params } = JSON.parse(String(data))
        if (method === 'irn_subscription') void publish(wallet, topic, `re: ${params.data.message}`)
      })
      const rounds = 50
      for (let n = 0; n < rounds; n++) {
        await publish(site, topic, `${n}`)
        await site.pushed(n + 1)
      }
      const kinds = site.frames.slice(1).map((text) => JSON.parse(text).method ?? 'answer')
      expect(kinds).toEqual(Array.from({ length: rounds }, () => ['answer', 'irn_subscription']).flat())
      expect(messagesOf(wallet)).toHaveLength(rounds)
    })

    it('delivers 500 messages in order to a slow client', async () => {
      await open()
      const topic = newTopic()
      const [a, b] = [await connect(), await connect()]
      await b.call('irn_subscribe', { topic })
      const texts = Array.from({ length: 500 }, (_, index) => `${index}`)
      for (const text of texts) await publish(a, topic, text)
      await b.pushed(500, 60_000)
      expect(messagesOf(b)).toEqual(texts)
    }, 120_000)

    it('pages unacknowledged messages, and continues where it stopped', async () => {
      await open()
      const topic = newTopic()
      const [a, b] = [await connect(), await connect({ acknowledges: false })]
      await b.call('irn_subscribe', { topic })
      for (let n = 0; n < 80; n++) await publish(a, topic, `${n}`)
      await b.pushed(33, 300)
      expect(b.pushes.length).toBe(32)
      for (let done = 0; done < 80; done++) {
        await b.pushed(done + 1)
        const push = b.pushes[done]
        if (push) b.acknowledge(push)
      }
      expect(messagesOf(b)).toEqual(Array.from({ length: 80 }, (_, index) => `${index}`))
    })

    it("drops a client's messages when it unsubscribes", async () => {
      await open()
      const topic = newTopic()
      const identity = createIdentity()
      const [a, b] = [await connect(), await connect({ identity, acknowledges: false })]
      await b.call('irn_subscribe', { topic })
      await publish(a, topic, 'one')
      await b.pushed(1)
      expect(await b.call('irn_batchUnsubscribe', { subscriptions: [{ topic, id: 'x' }] })).toBe(true)
      await b.call('irn_subscribe', { topic })
      await wait(100)
      expect(b.pushes.length).toBe(1)
    })

    it('limits the messages and subscribers of a topic', async () => {
      await open()
      const topic = newTopic()
      const a = await connect()
      for (let n = 0; n < 100; n++) await publish(a, topic, `${n}`)
      await expect(publish(a, topic, 'one more')).rejects.toMatchObject({
        code: -32000,
        data: 'MailboxLimitExceeded',
      })
      const large = newTopic()
      const half = 'A'.repeat(524_288)
      for (let n = 0; n < 3; n++)
        await a.call('irn_publish', { topic: large, message: `${n}${half.slice(1)}`, ttl: 300, tag: 1108 })
      await expect(
        a.call('irn_publish', { topic: large, message: `3${half.slice(1)}`, ttl: 300, tag: 1108 }),
      ).resolves.toBe(true)
      await expect(publish(a, large, 'one more')).rejects.toMatchObject({ data: 'MailboxLimitExceeded' })
      const busy = newTopic()
      for (let n = 0; n < 8; n++) await (await connect()).call('irn_subscribe', { topic: busy })
      const ninth = await connect()
      await expect(ninth.call('irn_subscribe', { topic: busy })).rejects.toMatchObject({
        data: 'SubscriberLimitExceeded',
      })
      const free = newTopic()
      expect(await ninth.call('irn_batchSubscribeBlocking', { topics: [busy, free] })).toMatchObject([
        { error: { data: 'SubscriberLimitExceeded' } },
        { id: subscriptionId(free, ninth.client) },
      ])
    })

    it('proposes and approves in one call each', async () => {
      await open()
      const [pairingTopic, sessionTopic] = [newTopic(), newTopic()]
      const [dapp, wallet] = [await connect(), await connect()]
      const tvf = { correlationId: 1, txHashes: ['0xsecret'] }
      const proposal = { pairingTopic, sessionProposal: sealed('propose'), ...tvf }
      expect(await dapp.call('wc_proposeSession', proposal)).toBe(true)
      await wallet.call('irn_subscribe', { topic: pairingTopic })
      await wallet.pushed(1)
      expect(wallet.pushes[0]?.params.data).toMatchObject({ message: sealed('propose'), tag: 1100 })
      const approval = {
        pairingTopic,
        sessionTopic,
        sessionProposalResponse: sealed('yes'),
        sessionSettlementRequest: sealed('settle'),
        approvedAccounts: ['eip155:1:0xsecret'],
      }
      expect(await wallet.call('wc_approveSession', approval)).toBe(true)
      await dapp.pushed(1)
      expect(dapp.pushes[0]?.params.data).toMatchObject({
        topic: pairingTopic,
        message: sealed('yes'),
        tag: 1101,
      })
      await dapp.call('irn_subscribe', { topic: sessionTopic })
      await dapp.pushed(2)
      expect(dapp.pushes[1]?.params.data).toMatchObject({
        topic: sessionTopic,
        message: sealed('settle'),
        tag: 1102,
      })
      await publish(dapp, sessionTopic, 'true', { tag: 1103, tvf })
      await wallet.pushed(2)
      expect(wallet.pushes[1]?.params.data).toMatchObject({ topic: sessionTopic, tag: 1103 })
      expect(wallet.frames.join('')).not.toContain('secret')
      expect(dapp.frames.join('')).not.toContain('secret')
    })
  })
}
