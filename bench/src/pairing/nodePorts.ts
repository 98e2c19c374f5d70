import { randomBytes } from 'node:crypto'
import type { RelayClientOptions } from '@latchkey/pairing'
import { WebSocket } from 'ws'

/** The ports of our client outside a browser. */
export const nodePorts = {
  now: () => Date.now(),
  setTimer(callback, ms) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  randomBytes: (length: number): Uint8Array => randomBytes(length),
  openSocket(url, events) {
    const socket = new WebSocket(url)
    socket.on('open', () => events.opened())
    socket.on('message', (data, isBinary) => events.received(isBinary ? data : String(data)))
    socket.on('close', (code, reason) => events.closed(code, String(reason)))
    // A close event follows.
    socket.on('error', () => undefined)
    return { send: (text) => socket.send(text), close: () => socket.close() }
  },
} satisfies Pick<RelayClientOptions, 'now' | 'setTimer' | 'random' | 'openSocket'> & {
  randomBytes(length: number): Uint8Array
}
