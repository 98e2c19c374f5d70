import type { RelaySocket, SocketEvents } from './RelayPorts'

/** Opens a platform WebSocket. */
export function openBrowserSocket(url: string, events: SocketEvents): RelaySocket {
  const socket = new WebSocket(url)
  socket.onopen = () => events.opened()
  socket.onmessage = ({ data }) => events.received(data)
  // A close event always follows an error.
  socket.onclose = ({ code, reason }) => events.closed(code, reason)
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
  }
}
