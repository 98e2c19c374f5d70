import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Identity } from './createIdentity'

/** Clients that connect without end. */
export type Storm = {
  /** How often one of them tried, and how often it was let in. */
  count(): { readonly attempts: number; readonly accepted: number }
  stop(): Promise<void>
}

/** Core 2.17.1 waits this long. */
const everyMs = 100

/**
 * Connects like the clients with core 2.17.1 after a relay was away: each of them ten times a second, whether the last
 * attempt succeeded or not, and without closing the sockets it has.
 */
export function startStorm(url: string, clients: readonly Identity[]): Storm {
  const sockets = new Set<WebSocket>()
  let attempts = 0
  let accepted = 0
  let isOver = false
  const attempt = (identity: Identity) => {
    attempts += 1
    const socket = new WebSocket(`${url}/?auth=${identity.token(url)}&projectId=dev&useOnCloseEvent=true`)
    sockets.add(socket)
    socket.on('open', () => {
      accepted += 1
    })
    socket.on('close', () => sockets.delete(socket))
    // A close follows.
    socket.on('error', () => undefined)
  }
  const work = clients.map(async (identity) => {
    while (!isOver) {
      attempt(identity)
      await wait(everyMs)
    }
  })
  return {
    count: () => ({ attempts, accepted }),
    async stop() {
      isOver = true
      await Promise.all(work)
      for (const socket of sockets) socket.terminate()
    },
  }
}
