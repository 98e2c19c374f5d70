import { expect, it } from 'vitest'
import { connectClient } from '../testing/connectClient'
import { describeBounds } from '../testing/describeBounds'
import { startTestRelay } from '../testing/startTestRelay'

describeBounds('bounds, messages in memory', startTestRelay)

it('bounds an address, whatever clients and projects come from it', async () => {
  const at = Date.now()
  const relay = await startTestRelay({ now: () => at, bounds: { topics: { address: 30 } } })
  const outcomes: string[] = []
  for (let n = 0; n < 10; n++) {
    const client = await connectClient(relay.url, { projectId: `project-${n}` })
    for (let m = 0; m < 5; m++) {
      const topic = `${n}${m}`.padStart(64, 'd')
      const call = client.call('irn_subscribe', { topic })
      outcomes.push(
        await call.then(
          () => 'ok',
          (error) => error.data,
        ),
      )
    }
    await client.close()
  }
  expect(outcomes).toContain('SubscriberLimitExceeded')
  expect(outcomes.filter((outcome) => outcome === 'ok').length).toBeLessThanOrEqual(30)
  await relay.stop()
})
