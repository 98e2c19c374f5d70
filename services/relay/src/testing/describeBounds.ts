import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { type ClientOptions, connectClient, type TestClient } from './connectClient'
import { createIdentity } from './createIdentity'
import type { TestRelay, TestRelayOptions } from './startTestRelay'

/** Opens a relay for the suite. */
export type OpenForBounds = (options: Pick<TestRelayOptions, 'now' | 'bounds'>) => Promise<TestRelay>

const newTopic = () => randomBytes(32).toString('hex')
/** A text of about ten thousand bytes. */
const large = () => randomBytes(7_300).toString('base64')

/** Tests how much clients, addresses and projects may store, for any store. */
export function describeBounds(name: string, openRelay: OpenForBounds): void {
  describe(name, () => {
    let relay: TestRelay
    let aheadMs = 0
    /** The clock stands still where a new count on a slow machine would change the outcome. */
    let stoppedAt: number | undefined
    const clients: TestClient[] = []
    const open = async (bounds: NonNullable<TestRelayOptions['bounds']>, isStopped = false) => {
      aheadMs = 0
      stoppedAt = isStopped ? Date.now() : undefined
      relay = await openRelay({ bounds, now: () => (stoppedAt ?? Date.now()) + aheadMs })
    }
    const connect = async (options: ClientOptions = {}) => {
      const client = await connectClient(relay.url, options)
      clients.push(client)
      return client
    }
    /** A project that no other test used. */
    const newProject = () => newTopic().slice(0, 32)
    const outcomeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'ok',
        (error: { data: string }) => error.data,
      )
    const subscribe = (client: TestClient, topic: string) =>
      outcomeOf(client.call('irn_subscribe', { topic }))
    const publish = (client: TestClient, topic: string, message = large()) =>
      outcomeOf(client.call('irn_publish', { topic, message, ttl: 86_400, tag: 1108 }))
    /** Returns which topics a client is subscribed to, by publishing to all of them. */
    const livingOf = async (client: TestClient, topics: readonly string[]) => {
      const publisher = await connect({ projectId: newProject() })
      for (const topic of topics)
        await publisher.call('irn_publish', { topic, message: 'AAAA', ttl: 300, tag: 1108 })
      await client.pushed(topics.length, 500)
      return client.pushes.map(({ params }) => params.data.topic)
    }
    afterEach(async () => {
      await Promise.all(clients.splice(0).map((client) => client.close()))
      await relay.stop()
    })

    it("refuses a client's subscriptions over its bound, and keeps those it has", async () => {
      await open({ topics: { client: 20 } }, true)
      const client = await connect({ projectId: newProject() })
      const topics = Array.from({ length: 40 }, newTopic)
      const outcomes: string[] = []
      for (const topic of topics) outcomes.push(await subscribe(client, topic))
      expect(new Set(outcomes)).toEqual(new Set(['ok', 'SubscriberLimitExceeded']))
      const kept = topics.filter((_, index) => outcomes[index] === 'ok')
      expect(kept.length).toBeLessThanOrEqual(20)
      for (const topic of kept) expect(await subscribe(client, topic)).toBe('ok')
      expect((await livingOf(client, topics)).sort()).toEqual([...kept].sort())
    })

    it('tells a client whose batch has no room', async () => {
      await open({ topics: { client: 20 } })
      const client = await connect({ projectId: newProject() })
      const topics = Array.from({ length: 100 }, newTopic)
      await expect(client.call('irn_batchSubscribe', { topics })).rejects.toMatchObject({
        data: 'SubscriberLimitExceeded',
      })
      const answers = (await client.call('irn_batchSubscribeBlocking', { topics })) as object[]
      expect(answers.every((answer) => 'error' in answer)).toBe(true)
      expect(await livingOf(client, topics)).toEqual([])
    })

    it("drops a client's oldest subscriptions for new ones", async () => {
      await open({ topics: { client: 20 } })
      const client = await connect({ projectId: newProject() })
      const topics = Array.from({ length: 60 }, newTopic)
      for (const topic of topics) {
        // Each is a little younger, and the count a little older, than the last.
        aheadMs += 3_000
        expect(await subscribe(client, topic)).toBe('ok')
      }
      const living = await livingOf(client, topics)
      expect(living.length).toBeLessThanOrEqual(20)
      expect(living.length).toBeGreaterThanOrEqual(10)
      expect(living).toEqual(topics.slice(-living.length))
    })

    it("refuses a client's messages over its bound, then drops its oldest", async () => {
      await open({ bytes: { client: 200_000 } }, true)
      const projectId = newProject()
      const identity = createIdentity()
      const away = await connect({ projectId, identity })
      const topics = Array.from({ length: 60 }, newTopic)
      await away.call('irn_batchSubscribe', { topics })
      await away.close()
      const publisher = await connect({ projectId })
      const outcomes: string[] = []
      for (const topic of topics.slice(0, 30)) outcomes.push(await publish(publisher, topic))
      expect(outcomes[0]).toBe('ok')
      expect(outcomes).toContain('MailboxLimitExceeded')
      for (const topic of topics.slice(30)) {
        aheadMs += 3_000
        expect(await publish(publisher, topic)).toBe('ok')
      }
      stoppedAt = undefined
      const back = await connect({ projectId, identity })
      await back.call('irn_batchSubscribe', { topics })
      await back.pushed(30, 2_000)
      const got = back.pushes.map(({ params }) => params.data.topic)
      expect(got.length).toBeLessThanOrEqual(20)
      expect(got).toEqual(topics.slice(-got.length))
    })

    it('reads stored messages only up to a size', async () => {
      await open({})
      const projectId = newProject()
      const reader = await connect({ projectId, acknowledges: false })
      const publisher = await connect({ projectId })
      const topic = newTopic()
      await reader.call('irn_subscribe', { topic })
      for (let n = 0; n < 5; n++) await publish(publisher, topic)
      const find = (bytes: number) =>
        relay.store.findMail(reader.client, { except: [], limit: 32, bytes }, Date.now())
      expect(await find(1)).toHaveLength(1)
      expect(await find(25_000)).toHaveLength(3)
      expect(await find(1_000_000)).toHaveLength(5)
    })

    it('bounds all clients of a project together, and no other project', async () => {
      await open({ topics: { project: 30 }, bytes: { project: 200_000 } }, true)
      const projectId = newProject()
      const subscriptions: string[] = []
      const messages: string[] = []
      for (let n = 0; n < 6; n++) {
        const client = await connect({ projectId })
        for (let m = 0; m < 10; m++) {
          subscriptions.push(await subscribe(client, newTopic()))
          messages.push(await publish(client, newTopic()))
        }
      }
      for (const [all, refused, most] of [
        [subscriptions, 'SubscriberLimitExceeded', 30],
        [messages, 'MailboxLimitExceeded', 20],
      ] as const) {
        expect(all).toContain(refused)
        expect(all.filter((outcome) => outcome === 'ok').length).toBeLessThanOrEqual(most)
      }
      const other = await connect({ projectId: newProject() })
      expect(await subscribe(other, newTopic())).toBe('ok')
      expect(await publish(other, newTopic())).toBe('ok')
    })
  })
}
