import { relayMethods } from '@latchkey/protocol'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { connectClient } from '../testing/connectClient'
import { startTestRelay } from '../testing/startTestRelay'

const frames = 20_000
const topic = 'ab'.repeat(32)

it(`survives ${frames} hostile frames without an internal error, and keeps nothing of them`, async () => {
  const errors: unknown[] = []
  const note = (error: unknown) => void errors.push(error)
  process.on('unhandledRejection', note)
  const relay = await startTestRelay({ limits: { requestsPerSecond: 100_000 } })
  const values = fc.oneof(fc.jsonValue(), fc.constantFrom(topic, [topic], 'AAAA', 300, 1108, -1))
  const keys = ['topic', 'topics', 'message', 'messages', 'ttl', 'tag', 'subscriptions', '__proto__']
  const frame = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .record(
        {
          id: fc.oneof(fc.jsonValue(), fc.nat(), fc.bigInt({ min: 0n, max: 10n ** 19n }).map(String)),
          jsonrpc: fc.oneof(fc.constant('2.0'), fc.jsonValue()),
          method: fc.oneof(fc.constantFrom(...Object.keys(relayMethods), 'irn_subscription'), fc.string()),
          params: fc.oneof(values, fc.dictionary(fc.constantFrom(...keys), values)),
          result: fc.jsonValue(),
        },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value)),
  )
  const clients = await Promise.all(Array.from({ length: 10 }, () => connectClient(relay.url)))
  for (const [index, text] of fc.sample(frame, frames).entries()) clients[index % 10]?.socket.send(text)
  for (const client of clients) {
    const answer = client.call('irn_subscribe', { topic: 'ef'.repeat(32) })
    expect(await answer.catch((error) => error.data)).toMatch(/^[0-9a-f]{64}$|^SubscriberLimitExceeded$/)
  }
  const internal = clients.flatMap((client) => client.frames.filter((text) => text.includes('StorageError')))
  expect(internal).toEqual([])
  await Promise.all(clients.map((client) => client.close()))
  await expect
    .poll(() => relay.registry.getSingleMetricAsString('latchkey_relay_sockets'))
    .toContain('latchkey_relay_sockets 0')
  await relay.stop()
  process.off('unhandledRejection', note)
  expect(errors).toEqual([])
})
