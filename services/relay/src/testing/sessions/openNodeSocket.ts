import type { RelayClientOptions } from '@latchkey/pairing'
import { WebSocket } from 'ws'

/** Opens a socket of our client in Node. */
export const openNodeSocket: NonNullable<RelayClientOptions['openSocket']> = (url, events) => {
  const socket = new WebSocket(url)
  socket.on('open', () => events.opened())
  socket.on('message', (data, isBinary) => events.received(isBinary ? data : String(data)))
  socket.on('close', (code, reason) => events.closed(code, String(reason)))
  // A close follows.
  socket.on('error', () => undefined)
  return { send: (text) => socket.send(text), close: () => socket.close() }
}
