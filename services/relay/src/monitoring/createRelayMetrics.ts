import { relayTags } from '@latchkey/protocol'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** The metrics of a relay; never a topic, a client, an address or message content. */
export type RelayMetrics = ReturnType<typeof createRelayMetrics>

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const mostSdks = 50

/** Creates the metrics of one relay. */
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
      help: 'Rejected sockets waiting to be closed',
      registers,
    }),
    signals: new Gauge({
      name: 'latchkey_relay_signals_up',
      help: 'Whether other relays can be heard; without it, messages from them take seconds',
      registers,
    }),
    connects: counter('connects_total', 'Connections by client type', ['sdk']),
    received: counter('received_bytes_total', 'Bytes read from sockets', []),
    refusals: counter('refusals_total', 'Rejected connections', ['reason']),
    closes: counter('closes_total', 'Sockets closed by the relay', ['reason']),
    requests: counter('requests_total', 'Calls by method', ['method', 'outcome']),
    publishes: counter('publishes_total', 'Accepted messages, by tag', ['tag', 'outcome']),
    pushes: counter('pushes_total', 'Messages sent to clients, by tag', ['tag']),
    unread: counter('unread_total', 'Messages that expired undelivered', ['tag']),
    pushToAck: new Histogram({
      name: 'latchkey_relay_ack_seconds',
      help: 'From a push to its acknowledgement',
      buckets: seconds,
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'latchkey_relay_store_seconds',
      help: 'Duration of store operations',
      labelNames: ['operation'],
      buckets: seconds,
      registers,
    }),
    /** Clients choose tags, so unknown ones share a label. */
    tagOf: (tag: number) => (tags.has(tag) ? String(tag) : 'other'),
    /** Returns the type and version of a client; the number of labels is limited. */
    sdkOf(agent: string | null): string {
      const sdk = /^wc-2\/([a-z]{1,12}-\d{1,3}\.\d{1,3}\.\d{1,3})/.exec(agent ?? '')?.[1]
      if (sdk === undefined || (sdks.size >= mostSdks && !sdks.has(sdk))) return 'other'
      sdks.add(sdk)
      return sdk
    },
  }
}
