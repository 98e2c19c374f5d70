import { textTable } from '../textTable'
import type { RelayNumbers } from './measureRelay'

const mib = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MiB`
const ms = (value: number) => `${value.toFixed(1)} ms`

/** Returns the time below which a share of the messages arrived. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** Returns the growth of used memory between the halves, as a share. */
export function growthOf({ quarters }: RelayNumbers): number {
  const [first, second] = [quarters.slice(0, 2), quarters.slice(2)].map((half) =>
    Math.min(...half.map(({ heapBytes }) => heapBytes)),
  )
  return (second ?? Number.NaN) / (first ?? Number.NaN) - 1
}

/** Formats the results. */
export function relayReport(numbers: RelayNumbers): string {
  const { sockets, perSecond, openedPerSecond, residentBefore, residentOpen, published, delivered } = numbers
  const disturbed = numbers.quarters.flatMap((quarter) => quarter.disturbed)
  const perSocket = (residentOpen - residentBefore) / sockets / 1024
  const rows = numbers.quarters.map(({ times, residentBytes, heapBytes, cores }, index) => [
    `quarter ${index + 1}`,
    `${times.length}`,
    ...[0.5, 0.95, 0.99, 1].map((part) => ms(percentile(times, part))),
    mib(residentBytes),
    mib(heapBytes),
    cores.toFixed(2),
  ])
  return [
    `${sockets} sockets, opened at ${openedPerSecond.toFixed(0)}/s; ${perSecond} publishes a second`,
    `memory: ${mib(residentBefore)} before, ${mib(residentOpen)} with all sockets, ${perSocket.toFixed(1)} KiB for each`,
    `${published} published, ${delivered} delivered`,
    '',
    textTable([['', 'messages', 'p50', 'p95', 'p99', 'most', 'memory', 'heap', 'cores'], ...rows]),
    '',
    `${disturbed.length} messages more were on their way while the machine’s host gave its processors to others${
      disturbed.length > 0 ? `: p99 ${ms(percentile(disturbed, 0.99))}, not judged` : ''
    }`,
  ].join('\n')
}
