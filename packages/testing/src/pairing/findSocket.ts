import type { RelayClientOptions } from '@latchkey/pairing'

/** Opens a websocket on platforms without one, such as Node before version 22. */
export async function findSocket(): Promise<Pick<RelayClientOptions, 'openSocket'>> {
  if ('WebSocket' in globalThis) return {}
  const { WebSocket } = await import('ws')
  return {
    openSocket(url, events) {
      const socket = new WebSocket(url)
      socket.on('open', () => events.opened())
      socket.on('message', (data) => events.received(String(data)))
      socket.on('close', (code, reason) => events.closed(code, String(reason)))
      // A close event always follows.
      socket.on('error', () => undefined)
      return { send: (text) => socket.send(text), close: () => socket.close() }
    },
  }
}
