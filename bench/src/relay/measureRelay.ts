import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startChild } from '../gateway/startChild'
import { type LoadSocket, openSockets } from './openSockets'
import { watchStolenTime } from './watchStolenTime'

/** One half of the run: delivery times in milliseconds, and the server's memory and CPU at its end. */
export type Quarter = {
  readonly times: readonly number[]
  /** Messages in flight while the host gave its processors to others. */
  readonly disturbed: readonly number[]
  readonly residentBytes: number
  /** The lowest value seen, which is what's left after garbage collection. */
  readonly heapBytes: number
  readonly cores: number
}

/** The results of `npm run bench:relay`. */
export type RelayNumbers = {
  readonly sockets: number
  readonly perSecond: number
  readonly openedPerSecond: number
  readonly residentBefore: number
  readonly residentOpen: number
  readonly published: number
  readonly delivered: number
  readonly quarters: readonly Quarter[]
}

const body = randomBytes(750).toString('base64')
const tickMs = 20
const metricsToken = randomBytes(16).toString('hex')

/** Runs the relay inside a gateway, with the load next to it. */
export async function measureRelay(count: number, seconds: number): Promise<RelayNumbers> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-bench-'))
  await chmod(folder, 0o755)
  const limits = [
    'SOCKETS_PER_ADDRESS',
    'CONNECTS_PER_SECOND',
    'ADMISSIONS_PER_SECOND',
    'REQUESTS_PER_SECOND',
  ].map((name) => [`RELAY_${name}`, '100000'])
  const main = fileURLToPath(import.meta.resolve('@latchkey/gateway/main'))
  const env = {
    ...Object.fromEntries(limits),
    RELAY_BYTES_PER_SECOND: '100000000',
    GATEWAY_MODE: 'development',
    GATEWAY_LOG: 'error',
    GATEWAY_PORT: '0',
    GATEWAY_METRICS_TOKEN: metricsToken,
    GATEWAY_DATA: folder,
  }
  const gateway = await startChild(main, [], env, false)
  try {
    return await measure(gateway.url, count, seconds)
  } finally {
    await gateway.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(url: string, count: number, seconds: number): Promise<RelayNumbers> {
  const sent = new Map<string, number>()
  let heard: { readonly from: number; readonly to: number }[] = []
  let delivered = 0
  const hear = (message: string) => {
    const at = sent.get(message.slice(0, 12))
    if (at === undefined) return
    sent.delete(message.slice(0, 12))
    delivered += 1
    heard.push({ from: at, to: performance.now() })
  }
  const before = await readProcess(url)
  const began = performance.now()
  const sockets = await openSockets(`${url.replace('http', 'ws')}/relay`, count, hear)
  const openedPerSecond = (count * 1000) / (performance.now() - began)
  // Each client gets a question 2 s after it connects. Wait for it before starting the clock.
  await wait(5_000)
  const perSecond = (count / 100) * 5
  const publish = createPublisher(sockets, sent)
  const opened = await readProcess(url)
  const quarters: Quarter[] = []
  const stolen = await watchStolenTime()
  let published = 0
  let last = opened
  for (let quarter = 0; quarter < 4; quarter++) {
    heard = []
    const heap = watchHeap(url)
    published += await keepPublishing(publish, perSecond, seconds / 4)
    const now = await readProcess(url)
    const [disturbed, times] = [true, false].map((isDisturbed) =>
      heard
        .filter(({ from, to }) => stolen.isStolen(from, to) === isDisturbed)
        .map(({ from, to }) => to - from),
    )
    quarters.push({
      times: times ?? [],
      disturbed: disturbed ?? [],
      residentBytes: now.resident,
      heapBytes: await heap.stop(),
      cores: (now.cpuSeconds - last.cpuSeconds) / (seconds / 4),
    })
    last = now
  }
  for (let tries = 0; tries < 50 && delivered < published; tries++) await wait(100)
  stolen.stop()
  for (const { socket } of sockets) socket.terminate()
  return {
    sockets: count,
    perSecond,
    openedPerSecond,
    residentBefore: before.resident,
    residentOpen: opened.resident,
    published,
    delivered,
    quarters,
  }
}

function createPublisher(sockets: readonly LoadSocket[], sent: Map<string, number>): () => void {
  let next = 0
  return () => {
    const { socket, topic } = sockets[(next * 7_919) % sockets.length] as LoadSocket
    const key = next.toString(16).padStart(12, '0')
    next += 1
    sent.set(key, performance.now())
    const params = { topic, message: key + body, ttl: 300, tag: 1108 }
    const id = String(Date.now() * 1_000_000 + next)
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_publish', params }))
  }
}

async function keepPublishing(publish: () => void, perSecond: number, seconds: number): Promise<number> {
  const began = performance.now()
  let done = 0
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    for (; done < due; done++) publish()
    await wait(tickMs)
  }
  return done
}

/** Samples once a second and keeps the minimum. */
function watchHeap(url: string): { stop(): Promise<number> } {
  let isStopped = false
  const watching = (async () => {
    let least = Number.POSITIVE_INFINITY
    while (!isStopped) {
      least = Math.min(least, (await readProcess(url)).heap)
      await wait(1_000)
    }
    return least
  })()
  return {
    stop: () => {
      isStopped = true
      return watching
    },
  }
}

/** Returns the gateway's own process figures. */
async function readProcess(url: string): Promise<{ resident: number; heap: number; cpuSeconds: number }> {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    resident: read('process_resident_memory_bytes'),
    heap: read('nodejs_heap_size_used_bytes'),
    cpuSeconds: read('process_cpu_seconds_total'),
  }
}
