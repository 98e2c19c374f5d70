import type { WebSocket } from 'ws'
import type { Brake } from './createBrake'

/** Writes to a socket. */
export type Outlet = {
  send(text: string): void
  /** Answers a ping, unless the client leaves too much unread already. */
  pong(data: Buffer): void
  /** Whether the client leaves too much unread. */
  isStuck(): boolean
}

/** What an outlet needs. */
export type OutletParts = {
  readonly brake: Brake
  /** Unread bytes; a socket with more is closed at once. */
  readonly buffered: number
  /** How long a client may leave much unread. */
  readonly stalledMs: number
  /** The client reads again. */
  readonly onDrained: () => void
  /** The socket was closed because its client doesn't read. */
  readonly onSlow: () => void
}

/**
 * Keeps what a client leaves unread small: its next calls wait in its own network until it has read the answers. A
 * client that doesn't read at all is cut off; its messages stay in the store.
 */
export function createOutlet(socket: WebSocket, parts: OutletParts): Outlet {
  const { brake, buffered, stalledMs, onDrained, onSlow } = parts
  // From here on, nothing more is read from the client until it reads.
  const much = buffered / 4
  let stalled: NodeJS.Timeout | undefined
  const cut = () => {
    if (socket.readyState === socket.CLOSED) return
    onSlow()
    socket.terminate()
  }
  const isStuck = () => socket.bufferedAmount > much
  const written = () => {
    if (stalled === undefined || isStuck()) return
    clearTimeout(stalled)
    stalled = undefined
    brake.release('unread')
    onDrained()
  }
  const watch = () => {
    if (socket.bufferedAmount > buffered) cut()
    else if (stalled === undefined && isStuck()) {
      brake.hold('unread')
      stalled = setTimeout(cut, stalledMs)
      stalled.unref()
    }
  }
  socket.on('close', () => clearTimeout(stalled))
  return {
    isStuck,
    send(text) {
      if (socket.readyState !== socket.OPEN) return
      socket.send(text, written)
      watch()
    },
    pong(data) {
      // RFC 6455 5.5.3: answering the latest of several pings is enough.
      if (socket.readyState !== socket.OPEN || isStuck()) return
      socket.pong(data, false, written)
      watch()
    },
  }
}
