import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ClusterClient, createClusterClient } from './createClusterClient'
import { createTally, type Tally } from './createTally'
import { startNodes } from './startNodes'

/** How to load and disturb the cluster. */
export type ClusterLoad = {
  readonly sockets: number
  readonly kills: number
  /** Messages per second, over all sockets. */
  readonly perSecond: number
  /** How long to publish before the first kill, and after each one has been overcome. */
  readonly calmSeconds: number
  /** How long a killed process stays away. */
  readonly downSeconds: number
}

/** A part of the run. Messages belong to the part in which their publishers wanted them sent. */
export type Span = { readonly name: string; readonly from: number; readonly to: number }

/** The results of `npm run bench:cluster`. */
export type ClusterNumbers = {
  readonly load: ClusterLoad
  readonly signals: string
  readonly openedPerSecond: number
  readonly spans: readonly Span[]
  /** How long it took after each kill until all clients were connected and subscribed again. */
  readonly recoveredMs: readonly number[]
  readonly tally: Tally
}

const keyLength = 12
const body = randomBytes(750).toString('base64')
const tickMs = 20
/** How many sockets connect at once. */
const atOnce = 100
/** Longer than the time after which a relay looks for messages whose signal was lost. */
const patienceMs = 60_000

/**
 * Runs two gateways with their relays, kills one again and again, and follows every message. Calls `onStep` with the
 * name of each part of the run as it begins.
 */
export async function measureCluster(
  load: ClusterLoad,
  onStep: (name: string) => void = () => undefined,
): Promise<ClusterNumbers> {
  onStep('starting')
  const nodes = await startNodes()
  const tally = createTally()
  const clients: ClusterClient[] = []
  try {
    onStep('opening sockets')
    const began = performance.now()
    await open(nodes.urls, load.sockets, clients, tally)
    const openedPerSecond = (load.sockets * 1000) / (performance.now() - began)
    // Each client gets a question 2 s after it connects. Wait for it before starting the clock.
    await wait(5_000)
    const publishing = startPublishing(clients, tally, load.perSecond)
    const spans: Span[] = []
    const recoveredMs: number[] = []
    const span = async (name: string, work: () => Promise<unknown>) => {
      onStep(name)
      const from = performance.now()
      await work()
      spans.push({ name, from, to: performance.now() })
    }
    await span('before', () => wait(load.calmSeconds * 1000))
    for (let kill = 1; kill <= load.kills; kill++) {
      const node = kill % nodes.urls.length
      const at = performance.now()
      await span(`during kill ${kill}`, async () => {
        tally.kill({ node, at })
        await nodes.kill(node)
        await wait(load.downSeconds * 1000)
        await nodes.restart(node)
        await allReady(clients)
      })
      recoveredMs.push(performance.now() - at)
      await span(`after kill ${kill}`, () => wait(load.calmSeconds * 1000))
    }
    onStep('waiting for the rest')
    await publishing.stop()
    await settle(tally)
    return { load, signals: nodes.signals, openedPerSecond, spans, recoveredMs, tally }
  } finally {
    for (const client of clients) client.stop()
    await nodes.stop()
  }
}

/** Opens all clients, each pair on one topic: half of the pairs on the same relay, half on different ones. */
async function open(
  urls: readonly string[],
  sockets: number,
  clients: ClusterClient[],
  tally: Tally,
): Promise<void> {
  for (let index = 0; index < sockets; index++) {
    const pair = Math.floor(index / 2)
    const isTogether = pair % 2 === 0
    clients.push(
      createClusterClient({
        urls,
        first: (isTogether ? pair / 2 : index) % urls.length,
        topic: pair.toString(16).padStart(64, '0'),
        // Visitors don't share an address.
        address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
        onAcknowledged: (key) => tally.acknowledge(key, performance.now()),
        onMessage: (message, node) => tally.receive(message.slice(0, keyLength), node, performance.now()),
      }),
    )
    if (clients.length % atOnce === 0) await allReady(clients)
  }
  await allReady(clients)
}

async function allReady(clients: readonly ClusterClient[]): Promise<void> {
  for (const client of clients) while (!client.isReady()) await wait(10)
}

function startPublishing(
  clients: readonly ClusterClient[],
  tally: Tally,
  perSecond: number,
): { stop(): Promise<void> } {
  let isStopped = false
  const work = async () => {
    const began = performance.now()
    let nudgedAt = began
    for (let done = 0; !isStopped; ) {
      const now = performance.now()
      const due = Math.floor(((now - began) / 1000) * perSecond)
      for (; done < due; done++) {
        const key = done.toString(16).padStart(keyLength, '0')
        tally.send(key, performance.now())
        clients[(done * 7_919) % clients.length]?.publish(key, key + body)
      }
      if (now - nudgedAt > 1_000) {
        for (const client of clients) client.nudge()
        nudgedAt = now
      }
      await wait(tickMs)
    }
    // Everything gets its acknowledgement in the end.
    for (const until = performance.now() + patienceMs; performance.now() < until; ) {
      if (tally.all().every(({ acknowledgedAt }) => acknowledgedAt !== undefined)) break
      for (const client of clients) client.nudge()
      await wait(500)
    }
  }
  const working = work()
  return {
    stop() {
      isStopped = true
      return working
    },
  }
}

/** Waits for what is on its way. */
async function settle(tally: Tally): Promise<void> {
  for (const until = performance.now() + patienceMs; performance.now() < until; ) {
    if (tally.lost().length === 0) break
    await wait(500)
  }
  // A moment more for those that come twice.
  await wait(2_000)
}
