import { expect, it } from 'vitest'
import { clusterReport } from './clusterReport'
import { measureCluster } from './measureCluster'

it('loses nothing acknowledged when one of two gateways is killed', async () => {
  const load = { sockets: 200, kills: 1, perSecond: 100, calmSeconds: 10, downSeconds: 5 }
  const numbers = await measureCluster(load)
  console.log(clusterReport(numbers))
  const { tally } = numbers
  const all = tally.all()
  // Both gateways were in use all the time.
  expect(all.length).toBeGreaterThan(load.perSecond * (2 * load.calmSeconds + load.downSeconds) * 0.5)
  expect(all.filter(({ acknowledgedAt }) => acknowledgedAt === undefined)).toEqual([])
  expect(tally.lost()).toEqual([])
  expect(tally.doubled().unexplained).toBe(0)
  // A relay looks for messages whose signal was lost every 30 s.
  expect(tally.late(35_000)).toEqual([])
})
