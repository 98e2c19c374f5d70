import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A proxy in front of relays. */
export type WaitingProxy = { readonly url: string; stop(): Promise<void> }

const longestMs = 30_000
const everyMs = 250

/**
 * Starts a proxy in front of one or several relays. A connection goes to the first that is there, and waits while there
 * is none, as Caddy does with `lb_policy first` and `lb_try_duration`.
 */
export async function startWaitingProxy(...relayPorts: readonly number[]): Promise<WaitingProxy> {
  const open = new Set<Socket>()
  const server = createServer(async (client) => {
    open.add(client)
    client.on('close', () => open.delete(client))
    client.on('error', () => client.destroy())
    const until = performance.now() + longestMs
    while (!client.destroyed && performance.now() < until) {
      const relay = await reachAny(relayPorts)
      if (relay) {
        join(client, relay)
        return
      }
      await wait(everyMs)
    }
    client.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `ws://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const client of open) client.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function reachAny(ports: readonly number[]): Promise<Socket | undefined> {
  for (const port of ports) {
    const socket = await reach(port)
    if (socket) return socket
  }
  return undefined
}

/** Connects to a relay; returns nothing if it is away. */
async function reach(port: number): Promise<Socket | undefined> {
  const socket = connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    socket.on('connect', () => resolve(socket))
    socket.on('error', () => {
      socket.destroy()
      resolve(undefined)
    })
  })
}

function join(client: Socket, relay: Socket): void {
  client.pipe(relay)
  relay.pipe(client)
  client.on('close', () => relay.destroy())
  relay.on('close', () => client.destroy())
}
