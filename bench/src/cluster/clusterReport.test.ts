import { expect, it } from 'vitest'
import { clusterReport } from './clusterReport'
import { createTally } from './createTally'

it('names what was lost, doubled and late, and times by the moment of publishing', () => {
  const tally = createTally()
  const add = (key: string, at: number, receivedAt: number | undefined) => {
    tally.send(key, at)
    tally.acknowledge(key, at + 5)
    if (receivedAt !== undefined) tally.receive(key, 1, receivedAt)
  }
  add('a', 100, 110)
  add('b', 200, 220)
  add('c', 1_100, 3_500)
  add('d', 1_200, undefined)
  tally.kill({ node: 1, at: 1_000 })
  tally.receive('b', 0, 1_500)
  const report = clusterReport({
    load: { sockets: 4, kills: 1, perSecond: 2, calmSeconds: 1, downSeconds: 1 },
    signals: 'PostgreSQL',
    openedPerSecond: 10,
    spans: [
      { name: 'before', from: 0, to: 1_000 },
      { name: 'during kill 1', from: 1_000, to: 2_000 },
    ],
    recoveredMs: [1_000],
    tally,
  })
  expect(report).toContain('4 published, 4 acknowledged')
  expect(report).toContain('1 lost')
  expect(report).toContain('1 doubled: delivered again after the subscriber acknowledged; 1 of them')
  expect(report).toContain('1 late')
  expect(report).toMatch(/before +1\.0 s +2 +20 ms +20 ms +20 ms +20 ms +0/)
  expect(report).toMatch(/during kill 1 +1\.0 s +2 +2400 ms +2400 ms +2400 ms +2400 ms +1/)
})
