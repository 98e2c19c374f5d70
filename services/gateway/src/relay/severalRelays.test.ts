import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  connectClient,
  createIdentity,
  startTestDapp,
  startTestWallet,
  type TestClient,
} from '@latchkey/relay/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase'
import { startRedis, type TestRedis } from '../testing/startRedis'

type Running = { readonly url: string; readonly child: ChildProcess }

const main = fileURLToPath(new URL('../../../relay/src/main.ts', import.meta.url))
const flags = ['--conditions=@latchkey/source', '--import', 'tsx', main]
const newTopic = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')
const publish = (from: TestClient, topic: string, message: string) =>
  from.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })

const redis = await startRedis()
const ways: [string, TestRedis | undefined][] = [['the database', undefined]]
if (redis) ways.push(['Redis', redis])
afterAll(() => redis?.stop())

describe.each(ways)('two processes that signal each other through %s', (_name, signals) => {
  let database: TestDatabase
  let one: Running
  let two: Running
  const running: ChildProcess[] = []

  const start = async (): Promise<Running> => {
    const child = spawn(process.execPath, flags, {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        RELAY_PORT: '0',
        RELAY_LOG: 'silent',
        RELAY_SOCKETS_PER_ADDRESS: '1000',
        RELAY_CONNECTS_PER_SECOND: '1000',
        RELAY_REQUESTS_PER_SECOND: '1000',
        REDIS_URL: signals?.url ?? '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.push(child)
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /^Relay listening at (\S+)/.exec(line)?.[1]
      if (url) return { url, child }
    }
    throw new TypeError('Relay did not start')
  }
  const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  beforeAll(async () => {
    database = await openTestDatabase()
    ;[one, two] = await Promise.all([start(), start()])
  }, 60_000)
  afterAll(async () => {
    await Promise.all(running.map((child) => end(child, 'SIGTERM')))
    await database.stop()
  })

  it('deliver messages from one to the other, in order and at once', async () => {
    const topic = newTopic()
    const [a, b] = [await connectClient(one.url), await connectClient(two.url)]
    await b.call('irn_subscribe', { topic })
    const messages = Array.from({ length: 100 }, (_, index) => `AAA${index}`)
    for (const message of messages) await publish(a, topic, message)
    await b.pushed(100)
    expect(b.pushes.map(({ params }) => params.data.message)).toEqual(messages)
    const began = performance.now()
    await publish(a, topic, 'BBBB')
    await b.pushed(101)
    expect((b.pushes[100]?.at ?? Number.NaN) - began).toBeLessThan(5_000)
    await Promise.all([a.close(), b.close()])
  })

  it('deliver a message to both tabs of a client, one on each', async () => {
    const topic = newTopic()
    const identity = createIdentity()
    const tabs = await Promise.all([one, two].map(({ url }) => connectClient(url, { identity })))
    for (const tab of tabs) await tab.call('irn_subscribe', { topic })
    const a = await connectClient(one.url)
    await publish(a, topic, 'AAAA')
    await Promise.all(tabs.map((tab) => tab.pushed(1)))
    expect(tabs.map((tab) => tab.pushes.length)).toEqual([1, 1])
    await Promise.all([a, ...tabs].map((client) => client.close()))
  })

  it('settle a session between a site on one and a wallet on the other', async () => {
    const [dapp, wallet] = await Promise.all([startTestDapp(one.url), startTestWallet(two.url)])
    const { uri, session } = await dapp.connect()
    await wallet.pair(uri)
    expect((await session)?.topic).toBeDefined()
    const asked = { method: 'personal_sign', params: ['0x6869', wallet.address] }
    expect(await dapp.provider.request<string>(asked, 'eip155:1')).toMatch(/^0x/)
    await Promise.all([dapp.stop(), wallet.stop()])
  })

  it('lose no acknowledged message when one is killed', async () => {
    const doomed = await start()
    const publishers = await Promise.all(Array.from({ length: 5 }, () => connectClient(doomed.url)))
    const identity = createIdentity()
    const reader = await connectClient(doomed.url, { identity, acknowledges: false })
    const topics = publishers.map(newTopic)
    for (const topic of topics) await reader.call('irn_subscribe', { topic })
    const kept: string[] = []
    const work = publishers.map(async (publisher, who) => {
      for (let n = 0; n < 90; n++) {
        const message = `M${who}N${n}`
        // After the kill nobody answers.
        const said = await Promise.race([
          publish(publisher, topics[who] ?? '', message),
          wait(1_000, 'nothing'),
        ])
        if (said !== true) return
        kept.push(message)
      }
    })
    await expect.poll(() => kept.length, { timeout: 10_000, interval: 1 }).toBeGreaterThan(50)
    await end(doomed.child, 'SIGKILL')
    await Promise.all(work)
    const heir = await connectClient(two.url, { identity })
    await heir.call('irn_batchSubscribe', { topics })
    await heir.pushed(kept.length, 20_000)
    const got = new Set(heir.pushes.map(({ params }) => params.data.message))
    expect(kept.filter((message) => !got.has(message))).toEqual([])
    await heir.close()
  })
})
