import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RelayErrorName, relayLimits } from '@latchkey/protocol'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { type WebSocket, WebSocketServer } from 'ws'
import { createAudience } from '../auth/createAudience'
import { readToken } from '../auth/readToken'
import { createDelivery } from '../delivery/createDelivery'
import { type AttestationPolicy, createPushText } from '../delivery/createPushText'
import { createRelayMetrics } from '../monitoring/createRelayMetrics'
import type { OpenChannel } from '../signals/Channel'
import { createSignals } from '../signals/createSignals'
import type { RelayStore } from '../store/RelayStore'
import { startSweeping } from '../store/startSweeping'
import { createAddresses } from './createAddresses'
import { createLateRefusals } from './createLateRefusals'
import { drain } from './drain'
import { type OpenSocket, openSocket } from './openSocket'
import type { SocketLimits } from './SocketLimits'

/** Returns the address of a socket; trusts only as many list entries as there are proxies. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const list = [headers['x-forwarded-for']].flat().join(',').split(',')
  const told = proxies > 0 ? list.at(-proxies)?.trim() : undefined
  return told ? told.slice(0, 64) : (socket.remoteAddress ?? 'unknown')
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
  readonly attestation: AttestationPolicy
  /** The accepted audiences of tokens; default: the address the client used. */
  readonly audiences: readonly string[]
  readonly proxies: number
  readonly registry: Registry
  readonly log: Logger
  readonly now?: (() => number) | undefined
}

/** A running relay, which handles the upgrades of a server. */
export type Relay = {
  /** Handles an upgrade request. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Accepts no more clients, disconnects all in slices, and closes the store. */
  stop(): Promise<void>
}

/** Being quick alone gets nobody this far over the limit. */
const floodMs = 10_000

/** Creates a relay. @throws signalsDown */
export async function createRelay(relay: RelayParts): Promise<Relay> {
  const { store, limits, log, authorize, now = Date.now } = relay
  const metrics = createRelayMetrics(relay.registry)
  const report = (error: unknown, what: string) => log.warn({ error: String(error) }, what)
  const pushText = createPushText(relay.attestation, now)
  const delivery = createDelivery({ store, metrics, now, pushText, report })
  const signals = relay.channel
    ? await createSignals({ open: relay.channel, onWake: delivery.wake, report })
    : undefined
  const addresses = createAddresses(
    {
      connectsPerSecond: limits.connectsPerSecond,
      requestsPerSecond: limits.requestsPerSecondAndAddress,
      bytesPerSecond: limits.bytesPerSecondAndAddress,
    },
    now,
  )
  const refusals = createLateRefusals(metrics, limits.refusalMs)
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: relayLimits.frame,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const isAudience = createAudience(relay.audiences)
  const open = new Set<OpenSocket>()
  const signal = (clients: readonly string[]) => signals?.wake(clients)
  const parts = { store, delivery, metrics, now, signal, limits, report }
  const sweeping = startSweeping({ store, metrics, now, report, clients: () => clientsOf(open) })
  let isStopping = false

  const admit = (socket: WebSocket, client: string, address: ReturnType<typeof addresses.of>) => {
    const mine = openSocket(socket, client, address, parts)
    const before = delivery.connectionsOf(client)
    // Old client versions leave sockets behind, most likely the oldest.
    if (before.length >= limits.socketsPerClient)
      for (const other of open)
        if (other.connection === before[0]) {
          metrics.closes.inc({ reason: 'too many' })
          other.close(4010, 'Too many sockets of this client')
          break
        }
    open.add(mine)
    delivery.open(mine.connection)
    metrics.sockets.inc()
    socket.on('close', () => {
      open.delete(mine)
      delivery.close(mine.connection)
      metrics.sockets.dec()
      address.sockets -= 1
    })
  }

  const judge = async (request: IncomingMessage, query: URLSearchParams) => {
    const token = query.get('auth') ?? /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const host = request.headers.host ?? ''
    const known = readToken(token, (audience) => isAudience(audience, host), now())
    if ('refusal' in known) return known
    const refusal = await authorize({
      projectId: query.get('projectId') ?? undefined,
      origin: request.headers.origin,
    })
    return refusal ? { refusal } : known
  }

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '')
    const address = addresses.of(addressOf(request, relay.proxies))
    const aheadMs = address.connects.take()
    // A flood gets no reason: it would take the place of others that wait for theirs.
    if (aheadMs > floodMs) {
      socket.destroy()
      return
    }
    const isTooMany = aheadMs > 0 || address.sockets >= limits.socketsPerAddress
    const judged = isTooMany ? ({ refusal: 'TooManyRequests' } as const) : await judge(request, query)
    if (isStopping || socket.destroyed) socket.destroy()
    else if ('refusal' in judged) refusals.refuse(request, socket, head, judged.refusal)
    else
      server.handleUpgrade(request, socket, head, (taken) => {
        // A frame that breaks the WebSocket protocol ends the socket; without a listener it would end the process.
        taken.on('error', () => taken.terminate())
        metrics.connects.inc({ sdk: metrics.sdkOf(query.get('ua')) })
        address.sockets += 1
        admit(taken, judged.client, address)
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
