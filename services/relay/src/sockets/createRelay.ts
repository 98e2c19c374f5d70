import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RelayErrorName, relayLimits } from '@latchkey/protocol'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { type WebSocket, WebSocketServer } from 'ws'
import { clientKey } from '../addresses/clientKey'
import { claimedClient } from '../auth/claimedClient'
import { createAudience } from '../auth/createAudience'
import { readToken } from '../auth/readToken'
import { createCautiousClock } from '../clocks/createCautiousClock'
import { createForwardClock } from '../clocks/createForwardClock'
import { createDelivery } from '../delivery/createDelivery'
import { type AttestationPolicy, createPushText } from '../delivery/createPushText'
import { createRelayMetrics } from '../monitoring/createRelayMetrics'
import { createReport } from '../monitoring/createReport'
import type { OpenChannel } from '../signals/Channel'
import { createSignals } from '../signals/createSignals'
import { createQuotas } from '../store/createQuotas'
import type { Owner } from '../store/Owner'
import type { RelayStore } from '../store/RelayStore'
import type { StoreBounds } from '../store/StoreBounds'
import { startSweeping } from '../store/startSweeping'
import { type Address, createAddresses } from './createAddresses'
import { createAdmissions } from './createAdmissions'
import { createLateRefusals } from './createLateRefusals'
import { drain } from './drain'
import { makeRoom } from './makeRoom'
import { type OpenSocket, openSocket } from './openSocket'
import type { SocketLimits } from './SocketLimits'

/** Returns the key of the address of a socket. */
function addressOf({ headers, socket }: IncomingMessage, rule: RelayParts): string {
  const forwardedFor = [headers['x-forwarded-for']].flat().join(',')
  return clientKey({ forwardedFor, remoteAddress: socket.remoteAddress }, rule)
}

/** What a client sends to be authorized. */
export type Asking = { readonly projectId: string | undefined; readonly origin: string | undefined }

/** Whether a project may use the relay: returns the reason if not. */
export type Authorize = (asking: Asking) => Promise<RelayErrorName | undefined>

/** What a relay is made of. */
export type RelayParts = {
  readonly store: RelayStore
  /** How relays on one store signal each other; without it there is only one. */
  readonly channel?: OpenChannel | undefined
  readonly authorize: Authorize
  readonly limits: SocketLimits
  readonly bounds: StoreBounds
  readonly attestation: AttestationPolicy
  /** The accepted audiences of tokens; default: the address the client used. */
  readonly audiences: readonly string[]
  readonly proxies: number
  /** How many bits of an IPv6 address tell clients apart. */
  readonly ipv6Prefix: number
  readonly registry: Registry
  readonly log: Logger
  /** The time; relays on one store share its clock. */
  readonly now?: (() => number) | undefined
}

/** A running relay, which handles the upgrades of a server. */
export type Relay = {
  /** Handles an upgrade request. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Accepts no more clients, disconnects all in slices, and closes the store. */
  stop(): Promise<void>
}

/** The part of a project's id that is stored. */
const longestProject = 64

/** Creates a relay. @throws signalsDown */
export async function createRelay(relay: RelayParts): Promise<Relay> {
  const { store, limits, log, authorize, now = Date.now } = relay
  const elapsed = createForwardClock(now)
  const metrics = createRelayMetrics(relay.registry)
  const report = createReport(log)
  const pushText = createPushText(relay.attestation, now)
  const mostTopics = relay.bounds.topics.client
  const delivery = createDelivery({ store, metrics, now, elapsed, mostTopics, pushText, report })
  const quotas = createQuotas({ store, bounds: relay.bounds, now: elapsed })
  const signals = relay.channel
    ? await createSignals({
        open: relay.channel,
        onWake: delivery.wake,
        onState: (isUp) => metrics.signals.set(isUp ? 1 : 0),
        report,
      })
    : undefined
  const addresses = createAddresses(
    {
      connectsPerSecond: limits.connectsPerSecond,
      requestsPerSecond: limits.requestsPerSecondAndAddress,
      bytesPerSecond: limits.bytesPerSecondAndAddress,
    },
    elapsed,
  )
  const admissions = createAdmissions(limits.admissionsPerSecond, elapsed)
  const refusals = createLateRefusals(metrics, limits.refusalMs)
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: relayLimits.frame,
    perMessageDeflate: false,
    clientTracking: false,
    // Pings are counted like calls, and answered only while the client reads.
    autoPong: false,
  })
  const isAudience = createAudience(relay.audiences)
  const open = new Set<OpenSocket>()
  const signal = (clients: readonly string[]) => signals?.wake(clients)
  const parts = { store, quotas, delivery, metrics, now, elapsed, signal, limits, report }
  const clients = () => clientsOf(open)
  const look = () => (signals ? delivery.wake('all') : undefined)
  const cautious = createCautiousClock({ now })
  const sweeping = startSweeping({ store, quotas, metrics, now: cautious, clients, look, report })
  let isStopping = false

  const admit = (socket: WebSocket, raw: Duplex, owner: Owner, address: Address) => {
    const { client } = owner
    const mine = openSocket(socket, raw, owner, address, parts)
    const before = delivery.connectionsOf(client)
    // Old client versions leave sockets behind, most likely the oldest.
    if (before.length >= limits.socketsPerClient)
      for (const other of open)
        if (other.connection === before[0]) {
          metrics.closes.inc({ reason: 'too many' })
          other.close(4010, 'Too many sockets of this client')
          break
        }
    const place = { client, close: mine.close }
    address.sockets.add(place)
    address.client(client).isKnown = true
    open.add(mine)
    delivery.open(mine.connection)
    metrics.sockets.inc()
    socket.on('close', () => {
      open.delete(mine)
      delivery.close(mine.connection)
      metrics.sockets.dec()
      address.sockets.delete(place)
    })
  }

  /** Whether a client whose token is valid may connect now. Rejected attempts cost nothing, so debt ends. */
  const mayConnect = async (address: Address, client: string): Promise<boolean> => {
    const mine = address.client(client)
    const budget = mine.connects.has(1) ? mine.connects : address.repeats
    budget.take()
    if (mine.isKnown) return true
    // Ids are free, so new ones share the limit of their address; clients that return after a restart don't.
    const isQuiet = address.connects.level() > 0.5
    if (!isQuiet && (await store.isKnown(client))) return true
    if (!address.connects.has(1)) return false
    address.connects.take()
    return true
  }

  const accept = async (
    request: IncomingMessage,
    socket: Duplex,
    address: Address,
  ): Promise<{ readonly refusal: RelayErrorName } | { readonly owner: Owner; readonly sdk: string }> => {
    const tooMany = { refusal: 'TooManyRequests' } as const
    const { headers, url = '' } = request
    const query = new URLSearchParams(url.split('?')[1] ?? '')
    if (address.attempts.debtMs() > 0) return tooMany
    address.attempts.take()
    const token = query.get('auth') ?? /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
    const claimed = address.client(claimedClient(token))
    if (!claimed.connects.has(1) && !address.repeats.has(1)) return tooMany
    const known = readToken(token, (audience) => isAudience(audience, headers.host ?? ''), now())
    if ('refusal' in known) return known
    const { client } = known
    // Before the project is asked, which may count connections too.
    if (!(await mayConnect(address, client))) return tooMany
    const projectId = query.get('projectId') ?? undefined
    const refusal = await authorize({ projectId, origin: headers.origin })
    if (refusal) return { refusal }
    if (!(await admissions.turn()) || socket.destroyed) return tooMany
    if (!makeRoom(address, client, limits.socketsPerAddress)) return tooMany
    const project = (projectId ?? '').slice(0, longestProject)
    return { owner: { client, address: address.hash, project }, sdk: metrics.sdkOf(query.get('ua')) }
  }

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = addresses.of(addressOf(request, relay))
    const outcome = await accept(request, socket, address).catch((error: unknown) => {
      report(error, 'Could not accept a socket')
      return { refusal: 'StorageError' } as const
    })
    if (isStopping || socket.destroyed) socket.destroy()
    else if ('refusal' in outcome)
      refusals.refuse({ request, socket, head, name: outcome.refusal, address: address.name })
    else
      server.handleUpgrade(request, socket, head, (taken) => {
        // A frame that breaks the WebSocket protocol ends the socket; without a listener it would end the process.
        taken.on('error', () => taken.terminate())
        metrics.connects.inc({ sdk: outcome.sdk })
        admit(taken, socket, outcome.owner, address)
      })
  }

  return {
    upgrade(request, socket, head) {
      // Do this first: a reset without a listener ends the process.
      socket.on('error', () => socket.destroy())
      upgrade(request, socket, head).catch((error: unknown) => {
        report(error, 'Could not accept a socket')
        socket.destroy()
      })
    },
    async stop() {
      isStopping = true
      refusals.stop()
      const all = [...open]
      await drain(open, limits.drainMs)
      await Promise.all(all.map((socket) => socket.settle()))
      await delivery.settle()
      await sweeping.stop()
      addresses.stop()
      await signals?.stop()
      await store.stop()
    },
  }
}

function clientsOf(sockets: Iterable<OpenSocket>): string[] {
  return [...new Set([...sockets].map(({ connection }) => connection.client))]
}
