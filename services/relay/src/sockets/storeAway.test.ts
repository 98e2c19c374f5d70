import { expect, it } from 'vitest'
import { createIdentity } from '../testing/createIdentity'
import { startTestRelay } from '../testing/startTestRelay'
import { waitForRefusal } from '../testing/waitForRefusal'

it('asks clients to come back later while it can’t look their project up', async () => {
  const relay = await startTestRelay({
    authorize: () => Promise.reject(new TypeError('gone')),
    limits: { refusalMs: 200 },
  })
  const refusal = await waitForRefusal(relay.url, { auth: createIdentity().token(relay.url) })
  expect(refusal).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
  // At once would make some clients try eighty times a second.
  expect(refusal.ms).toBeGreaterThan(190)
  await relay.stop()
})
