import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RelayErrorName, relayErrors } from '@latchkey/protocol'
import { WebSocketServer } from 'ws'
import type { RelayMetrics } from '../monitoring/createRelayMetrics'

/** Refuses sockets. */
export type LateRefusals = {
  refuse(request: IncomingMessage, socket: Duplex, head: Buffer, name: RelayErrorName): void
  /** Closes all that still wait. */
  stop(): void
}

/** More than this waiting is an attack: those are cut off. */
const mostWaiting = 1_000

/**
 * Takes the socket, and closes it a while later. A client that is refused at once comes back at once, eighty times a
 * second where HTTP says no; one that is told late comes back when its app asks for something.
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
        // Of 3xxx codes clients know one, as the end of trying.
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
