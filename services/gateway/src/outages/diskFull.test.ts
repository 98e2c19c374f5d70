import { randomBytes, randomUUID } from 'node:crypto'
import { connectClient, type TestClient } from '@latchkey/relay/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Gateway, startGateway } from '../startGateway'
import { type FullableDatabase, openFullableDatabase } from '../testing/openFullableDatabase'

let database: FullableDatabase
let gateway: Gateway
beforeAll(async () => {
  database = await openFullableDatabase()
  gateway = await startGateway({
    port: 0,
    env: {
      DATABASE_URL: database.url,
      GATEWAY_MODE: 'development',
      GATEWAY_LOG: 'silent',
      GATEWAY_ANALYTICS: 'true',
      GATEWAY_RATE_LIMIT: '10000',
      RELAY_BYTES_PER_SECOND: '100000000',
      RELAY_DRAIN_MS: '100',
    },
  })
})
afterAll(async () => {
  await gateway?.stop()
  await database?.remove()
})

async function tell(): Promise<Response> {
  return fetch(`${gateway.url}/e?projectId=dev`, {
    method: 'POST',
    body: JSON.stringify({
      eventId: randomUUID(),
      url: 'https://site.example/',
      domain: 'site.example',
      timestamp: Date.now(),
      props: {
        type: 'track',
        event: 'MODAL_OPEN',
        properties: { noise: randomBytes(200).toString('hex') },
      },
    }),
  })
}

/** Publishes noise, which can't be compressed, until the relay refuses it; returns what was acknowledged. */
async function publishUntilRefused(client: TestClient, topics: readonly string[]) {
  const kept: string[] = []
  for (let n = 0; n < 400; n++) {
    const message = randomBytes(30_000).toString('base64')
    const topic = topics[n % topics.length]
    const error = await client.call('irn_publish', { topic, message, ttl: 300, tag: 1108 }).then(
      () => undefined,
      (refusal: { readonly data: string }) => refusal.data,
    )
    if (error !== undefined) return { kept, error }
    kept.push(message)
  }
  return { kept, error: undefined }
}

it('a full disk refuses what must be stored, keeps what is stored, and serves the rest', async () => {
  const relayUrl = `${gateway.url.replace('http', 'ws')}/relay`
  const topics = Array.from({ length: 20 }, () => randomBytes(32).toString('hex'))
  const [publisher, reader] = [await connectClient(relayUrl), await connectClient(relayUrl)]
  await reader.call('irn_batchSubscribe', { topics })
  expect((await tell()).status).toBe(202)

  await database.fill()
  const { kept, error } = await publishUntilRefused(publisher, topics)
  expect(error).toBe('StorageError')
  const answers: Response[] = []
  // Events fit into the last block of their table for a while.
  for (let n = 0; n < 400 && answers.at(-1)?.status !== 503; n++) answers.push(await tell())
  expect([...new Set(answers.map(({ status }) => status))].filter((status) => status !== 202)).toEqual([503])
  const refusal = answers.at(-1)
  expect(refusal?.headers.get('retry-after')).toBe('5')
  expect(await refusal?.json()).toMatchObject({
    status: 'FAILED',
    reasons: [{ description: expect.stringContaining("can't store anything") }],
  })
  for (const path of ['/health', '/ready', '/getWallets?projectId=dev&entries=1&page=1'])
    expect([path, (await fetch(`${gateway.url}${path}`)).status]).toEqual([path, 200])

  await database.free()
  await expect.poll(async () => (await tell()).status, { timeout: 20_000 }).toBe(202)
  const last = randomBytes(30_000).toString('base64')
  const again = () =>
    publisher.call('irn_publish', { topic: topics[0], message: last, ttl: 300, tag: 1108 }).then(
      (answer) => answer,
      () => false,
    )
  await expect.poll(again, { timeout: 20_000 }).toBe(true)
  await reader.pushed(kept.length + 1, 40_000)
  const got = new Set(reader.pushes.map(({ params }) => params.data.message))
  expect([...kept, last].filter((message) => !got.has(message))).toEqual([])
  await Promise.all([publisher.close(), reader.close()])
})
