import type { RelayClientOptions } from '@latchkey/pairing'

/** What opens a websocket where the platform has none of its own, as in Node before version 22. */
export async function findSocket(): Promise<Pick<RelayClientOptions, 'openSocket'>> {
  if ('WebSocket' in globalThis) return {}
  const { WebSocket } = await import('ws')
  return {
    openSocket(url, events) {
      const socket = new WebSocket(url)
      socket.on('open', () => events.opened())
      socket.on('message', (data) => events.received(String(data)))
      socket.on('close', (code, reason) => events.closed(code, String(reason)))
      // An error is always followed by a close, which says as much.
      socket.on('error', () => undefined)
      return { send: (text) => socket.send(text), close: () => socket.close() }
    },
  }
}
