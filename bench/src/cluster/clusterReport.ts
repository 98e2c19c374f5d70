import { percentile } from '../relay/relayReport'
import { textTable } from '../textTable'
import type { ClusterNumbers } from './measureCluster'

/** What came later than this after its acknowledgement is late. */
const lateMs = 1_000

const ms = (value: number) => (Number.isNaN(value) ? '' : `${value.toFixed(0)} ms`)
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`

/** Formats the output of `npm run bench:cluster`. */
export function clusterReport(numbers: ClusterNumbers): string {
  const { load, signals, openedPerSecond, spans, recoveredMs, tally } = numbers
  const all = tally.all()
  const late = new Set(tally.late(lateMs))
  const { explained, unexplained } = tally.doubled()
  const acknowledged = all.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined)
  const rows = spans.map(({ name, from, to }) => {
    const sent = all.filter(({ at }) => at >= from && at < to)
    const times = sent.flatMap(({ at, receivedAt }) => (receivedAt === undefined ? [] : [receivedAt - at]))
    return [
      name,
      seconds(to - from),
      `${sent.length}`,
      ...[0.5, 0.95, 0.99, 1].map((part) => ms(percentile(times, part))),
      `${sent.filter((one) => late.has(one)).length}`,
    ]
  })
  return [
    `Two gateways on one PostgreSQL, signals through ${signals}; ${load.sockets} sockets, opened at ${openedPerSecond.toFixed(0)}/s; ${load.perSecond} publishes a second`,
    `${load.kills} kills, each process away for at least ${load.downSeconds} s; all clients back after ${recoveredMs.map(seconds).join(', ')}`,
    textTable([['', 'length', 'messages', 'p50', 'p95', 'p99', 'most', 'late'], ...rows]),
    [
      `${all.length} published, ${acknowledged.length} acknowledged`,
      `${tally.lost().length} lost: acknowledged and never delivered`,
      `${explained + unexplained} doubled: delivered again after the subscriber acknowledged; ${explained} of them because a process was killed before it had stored the acknowledgement`,
      `${late.size} late: delivered more than ${seconds(lateMs)} after the acknowledgement`,
    ].join('\n'),
  ].join('\n\n')
}
