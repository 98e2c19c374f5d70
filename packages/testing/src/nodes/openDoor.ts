import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A port that forwards to another one. */
export type Door = { readonly port: number; close(): Promise<void> }

/** The ports for plain requests and for websockets. */
export type DoorTargets = { readonly http: number; readonly webSocket: number }

/**
 * Opens a port on 127.0.0.1 that forwards to a node with ports of its own choice. Connections that start with a
 * websocket
 * upgrade go to its websocket port.
 */
export async function openDoor(port: number, targets: DoorTargets): Promise<Door> {
  const lines = new Set<Socket>()
  const server = createServer((visitor) => {
    keep(visitor, lines)
    visitor.once('data', (first: Buffer) => {
      const isSocket = /^upgrade:\s*websocket/im.test(first.toString('latin1'))
      const node = connect(isSocket ? targets.webSocket : targets.http, '127.0.0.1')
      keep(node, lines)
      node.write(first)
      node.pipe(visitor)
      visitor.pipe(node)
      visitor.once('close', () => node.destroy())
      node.once('close', () => visitor.destroy())
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A test that forgets to stop its node must still end.
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const line of lines) line.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function keep(line: Socket, lines: Set<Socket>): void {
  lines.add(line)
  line.once('close', () => lines.delete(line))
  // A broken connection closes both halves.
  line.on('error', () => undefined)
}
