import { relayTags } from '@latchkey/protocol'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** What a relay counts; never a topic, a client, an address or anything inside a message. */
export type RelayMetrics = ReturnType<typeof createRelayMetrics>

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const mostSdks = 50

/** Counters of one relay. */
export function createRelayMetrics(registry: Registry) {
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `latchkey_relay_${name}`, help, labelNames, registers })
  const tags = new Set<number>(
    Object.values(relayTags).flatMap((tagged) => Object.values(tagged).map(({ tag }) => tag)),
  )
  const sdks = new Set<string>()
  return {
    sockets: new Gauge({ name: 'latchkey_relay_sockets', help: 'Open sockets', registers }),
    waiting: new Gauge({
      name: 'latchkey_relay_refused_waiting',
      help: 'Refused, not closed yet',
      registers,
    }),
    connects: counter('connects_total', 'Connections by kind of client', ['sdk']),
    refusals: counter('refusals_total', 'Refused connections', ['reason']),
    closes: counter('closes_total', 'Sockets closed by this side', ['reason']),
    requests: counter('requests_total', 'Calls by method', ['method', 'outcome']),
    publishes: counter('publishes_total', 'Messages taken, by tag', ['tag', 'outcome']),
    pushes: counter('pushes_total', 'Messages sent to clients, by tag', ['tag']),
    unread: counter('unread_total', 'Messages whose time was over before anybody took them', ['tag']),
    pushToAck: new Histogram({
      name: 'latchkey_relay_ack_seconds',
      help: 'From a push to its acknowledgement',
      buckets: seconds,
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'latchkey_relay_store_seconds',
      help: 'Time the store takes',
      labelNames: ['operation'],
      buckets: seconds,
      registers,
    }),
    /** Tags are chosen by clients: those that nobody knows are counted together. */
    tagOf: (tag: number) => (tags.has(tag) ? String(tag) : 'other'),
    /** The kind and version of a client; there are only so many honest ones. */
    sdkOf(agent: string | null): string {
      const sdk = /^wc-2\/([a-z]{1,12}-\d{1,3}\.\d{1,3}\.\d{1,3})/.exec(agent ?? '')?.[1]
      if (sdk === undefined || (sdks.size >= mostSdks && !sdks.has(sdk))) return 'other'
      sdks.add(sdk)
      return sdk
    },
  }
}
