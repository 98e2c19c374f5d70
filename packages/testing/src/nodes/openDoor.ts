import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A port that leads on to another one. */
export type Door = { readonly port: number; close(): Promise<void> }

/** Where plain requests go, and where websockets go. */
export type DoorTargets = { readonly http: number; readonly webSocket: number }

/**
 * Opens a port of 127.0.0.1 that leads to a node which chooses its ports by itself; a line that begins by asking for a
 * websocket is led to the port of these.
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
  // A test that forgets to stop its node must still come to its end.
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
  // A line that breaks is closed, and with that the other half of it.
  line.on('error', () => undefined)
}
