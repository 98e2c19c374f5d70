import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a flood of bodies sends. */
export type BodyFlood = {
  readonly connections: number
  readonly forMs: number
  /** The head of the request on a connection, by its number. */
  readonly head: (n: number) => string
  /** What follows it, again and again. */
  readonly part: string | Uint8Array
}

/** Opens connections that send endlessly and never finish, for a while. */
export async function floodBodies(
  port: number,
  { connections, forMs, head, part }: BodyFlood,
): Promise<void> {
  let isOver = false
  const sockets = new Set<Socket>()
  const open = async (n: number) => {
    while (!isOver) {
      const socket = connect(port, '127.0.0.1')
      sockets.add(socket)
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      socket.on('error', () => undefined)
      socket.resume()
      socket.write(head(n))
      const send = () => {
        let isTaken = true
        while (isTaken && !isOver && !socket.destroyed) isTaken = socket.write(part)
      }
      socket.on('drain', send)
      send()
      await closed
      sockets.delete(socket)
      await sleep(20)
    }
  }
  const running = Array.from({ length: connections }, (_, n) => open(n))
  await sleep(forMs)
  isOver = true
  for (const socket of sockets) socket.destroy()
  await Promise.all(running)
}
