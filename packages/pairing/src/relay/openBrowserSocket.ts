import type { RelaySocket, SocketEvents } from './RelayPorts'

/** A socket of the platform. */
export function openBrowserSocket(url: string, events: SocketEvents): RelaySocket {
  const socket = new WebSocket(url)
  socket.onopen = () => events.opened()
  socket.onmessage = ({ data }) => events.received(data)
  // An error is always followed by a close, which says as much.
  socket.onclose = ({ code, reason }) => events.closed(code, reason)
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
  }
}
