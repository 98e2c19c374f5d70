import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { createMemoryStore } from '../store/createMemoryStore'
import { connectClient, type TestClient } from '../testing/connectClient'
import { startTestRelay, type TestRelay } from '../testing/startTestRelay'

let relay: TestRelay
const clients: TestClient[] = []
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()))
  await relay.stop()
})

/** Starts a relay whose disk takes until `release` is called for the first message. */
async function setUp() {
  let release: () => void = () => undefined
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  let flushes = 0
  const store = { ...createMemoryStore(), flush: () => (flushes++ === 0 ? slow : Promise.resolve()) }
  relay = await startTestRelay({ store })
  const [site, wallet] = [await connectClient(relay.url), await connectClient(relay.url)]
  clients.push(site, wallet)
  return { site, wallet, release, isStoring: () => flushes > 0 }
}
const newTopic = () => randomBytes(32).toString('hex')
const publish = (from: TestClient, topic: string, message: string) =>
  from.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })
const kinds = ({ frames }: TestClient) => frames.map((text) => JSON.parse(text).method ?? 'answer')

it('sends a message once its publisher has the answer', async () => {
  const { site, wallet, release, isStoring } = await setUp()
  const topic = newTopic()
  await wallet.call('irn_subscribe', { topic })
  const asked = publish(site, topic, 'AAAA')
  await expect.poll(isStoring).toBe(true)
  await wait(100)
  expect(wallet.pushes).toEqual([])
  release()
  expect(await asked).toBe(true)
  await wallet.pushed(1)
  expect(wallet.pushes).toHaveLength(1)
})

it("keeps a peer's response back until the publisher has its answer", async () => {
  const { site, wallet, release, isStoring } = await setUp()
  const topic = newTopic()
  await site.call('irn_subscribe', { topic })
  await wallet.call('irn_subscribe', { topic })
  const asked = publish(site, topic, 'AAAA')
  await expect.poll(isStoring).toBe(true)
  // As if it came from another relay, where the wallet had the request already.
  expect(await publish(wallet, topic, 'BBBB')).toBe(true)
  await wait(100)
  expect(kinds(site)).toEqual(['answer'])
  release()
  await asked
  await site.pushed(1)
  expect(kinds(site)).toEqual(['answer', 'answer', 'irn_subscription'])
})

it('delivers to a client that subscribes while the publisher waits, once', async () => {
  const { site, wallet, release, isStoring } = await setUp()
  const topic = newTopic()
  const asked = publish(site, topic, 'AAAA')
  await expect.poll(isStoring).toBe(true)
  await wallet.call('irn_subscribe', { topic })
  await wait(100)
  expect(wallet.pushes).toEqual([])
  release()
  await asked
  await wallet.pushed(1)
  await wait(100)
  expect(wallet.pushes).toHaveLength(1)
})

it('delivers what a batch stored before it failed', async () => {
  const { site, wallet, release } = await setUp()
  release()
  const topic = newTopic()
  const away = newTopic()
  await wallet.call('irn_subscribe', { topic })
  for (let n = 0; n < 100; n++) await publish(site, away, `AAAA${n}`)
  const messages = [topic, away].map((to) => ({ topic: to, message: 'BBBB', ttl: 300, tag: 1108 }))
  await expect(site.call('irn_batchPublish', { messages })).rejects.toMatchObject({
    data: 'MailboxLimitExceeded',
  })
  await wallet.pushed(1)
  expect(wallet.pushes.map(({ params }) => params.data.message)).toEqual(['BBBB'])
})

it('delivers at once what another relay stored before it ended, when the publisher tries again', async () => {
  const { site, wallet, release } = await setUp()
  release()
  const topic = newTopic()
  await wallet.call('irn_subscribe', { topic })
  // New sockets are looked after once, which would find it too.
  await wait(2_300)
  const at = Date.now()
  const message = { topic, message: 'AAAA', tag: 1108, publishedAt: at, attestation: '' }
  const owner = { publisher: site.client, address: '', project: '' }
  await relay.store.publish({ ...message, ...owner, expiresAt: at + 300_000 })
  await wait(100)
  expect(wallet.pushes).toEqual([])
  expect(await publish(site, topic, 'AAAA')).toBe(true)
  await wallet.pushed(1, 2_000)
  expect(await publish(site, topic, 'AAAA')).toBe(true)
  await wait(100)
  expect(wallet.pushes).toHaveLength(1)
})
