import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RelayErrorName, relayErrors } from '@latchkey/protocol'
import { WebSocketServer } from 'ws'
import type { RelayMetrics } from '../monitoring/createRelayMetrics'

/** Rejects sockets. */
export type LateRefusals = {
  refuse(request: IncomingMessage, socket: Duplex, head: Buffer, name: RelayErrorName): void
  /** Closes all waiting sockets. */
  stop(): void
}

/** More than this is an attack: cut the rest off. */
const mostWaiting = 1_000

/**
 * Accepts the socket, and closes it a while later. A client that is rejected at once reconnects at once, eighty times
 * a second after an HTTP error; one that is rejected late reconnects when its app needs something.
 */
export function createLateRefusals(metrics: RelayMetrics, afterMs: number): LateRefusals {
  const server = new WebSocketServer({ noServer: true, maxPayload: 65_536, perMessageDeflate: false })
  const waiting = new Set<() => void>()
  return {
    refuse(request, socket, head, name) {
      metrics.refusals.inc({ reason: name })
      if (waiting.size >= mostWaiting) {
        socket.destroy()
        return
      }
      server.handleUpgrade(request, socket, head, (taken) => {
        const { code, message } = relayErrors[name]
        // The only 3xxx code that makes clients stop trying.
        const close = () => taken.close(code < 0 ? 1011 : 3000, message)
        const timer = setTimeout(close, afterMs)
        waiting.add(close)
        metrics.waiting.inc()
        taken.on('error', () => taken.terminate())
        taken.on('close', () => {
          clearTimeout(timer)
          waiting.delete(close)
          metrics.waiting.dec()
        })
      })
    },
    stop() {
      for (const close of waiting) close()
      server.close()
    },
  }
}
