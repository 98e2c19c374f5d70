import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RelayErrorName, relayErrors } from '@latchkey/protocol'
import { WebSocketServer } from 'ws'
import type { RelayMetrics } from '../monitoring/createRelayMetrics'

/** Someone to reject. */
export type Refused = {
  readonly request: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
  readonly name: RelayErrorName
  /** The client's address. */
  readonly address: string
}

/** Rejects sockets. */
export type LateRefusals = {
  refuse(refused: Refused): void
  /** Closes all waiting sockets. */
  stop(): void
}

/** More than this is an attack: the rest is answered at once. */
const mostWaiting = 1_000
const mostWaitingPerAddress = 50
/** How long a client has to read the answer. */
const goodbyeMs = 1_000
const retrySeconds = { least: 5, most: 15 } as const
/** Reasons that pass by themselves, and the HTTP status that says so. */
const forNow: ReadonlyMap<RelayErrorName, string> = new Map([
  ['TooManyRequests', '429 Too Many Requests'],
  ['StorageError', '503 Service Unavailable'],
])

/**
 * Rejects clients late. One that is rejected at once reconnects at once, eighty times a second after an HTTP error; one
 * that is rejected late reconnects when its app needs something. A client that connects too often, or while the
 * database is away, gets an HTTP error, because the close code 3000 ends some apps with an uncaught exception. One that
 * may never connect gets that code and the reason: nothing else makes clients stop, and browsers don't show HTTP errors
 * to pages.
 */
export function createLateRefusals(metrics: RelayMetrics, afterMs: number): LateRefusals {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: 65_536,
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
  })
  const waiting = new Set<() => void>()
  const perAddress = new Map<string, number>()

  const hold = (socket: Duplex, address: string, end: () => void) => {
    const here = perAddress.get(address) ?? 0
    if (waiting.size >= mostWaiting || here >= mostWaitingPerAddress) {
      end()
      return
    }
    perAddress.set(address, here + 1)
    metrics.waiting.inc()
    const finish = () => {
      if (!waiting.delete(finish)) return
      clearTimeout(timer)
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
      metrics.waiting.dec()
      end()
    }
    const timer = setTimeout(finish, afterMs)
    waiting.add(finish)
    socket.on('close', finish)
  }

  return {
    refuse({ request, socket, head, name, address }) {
      metrics.refusals.inc({ reason: name })
      const status = forNow.get(name)
      if (status !== undefined) {
        hold(socket, address, () => leave(socket, () => socket.end(tryLater(status))))
        return
      }
      server.handleUpgrade(request, socket, head, (taken) => {
        // Nothing it sends is read: pings and frames of a rejected client cost nothing.
        taken.pause()
        taken.on('error', () => taken.terminate())
        const { code, message } = relayErrors[name]
        // The only 3xxx code that makes clients stop trying.
        hold(socket, address, () => leave(socket, () => taken.close(code < 0 ? 1011 : 3000, message)))
      })
    },
    stop() {
      for (const finish of [...waiting]) finish()
      server.close()
    },
  }
}

/** Says goodbye, and doesn't wait for an answer. */
function leave(socket: Duplex, sayGoodbye: () => void): void {
  if (socket.destroyed) return
  sayGoodbye()
  setTimeout(() => socket.destroy(), goodbyeMs).unref()
}

/** Clients that were rejected together should not return together. */
function tryLater(status: string): string {
  const { least, most } = retrySeconds
  const seconds = least + Math.floor(Math.random() * (most - least + 1))
  return [
    `HTTP/1.1 ${status}`,
    `Retry-After: ${seconds}`,
    'Connection: close',
    'Content-Length: 0',
    '\r\n',
  ].join('\r\n')
}
