import { WebSocket } from 'ws'
import type { RelaySocket, SocketEvents } from '../relay/RelayPorts'

/** Opens a real socket in Node. */
export function openNodeSocket(url: string, events: SocketEvents): RelaySocket {
  const socket = new WebSocket(url)
  socket.on('open', () => events.opened())
  socket.on('message', (data, isBinary) => events.received(isBinary ? data : String(data)))
  socket.on('close', (code, reason) => events.closed(code, String(reason)))
  // A close event follows.
  socket.on('error', () => undefined)
  return { send: (text) => socket.send(text), close: () => socket.close() }
}
