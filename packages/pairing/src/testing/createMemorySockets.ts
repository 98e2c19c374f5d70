import type { RelaySocket, SocketEvents } from '../relay/RelayPorts'
import { createManualClock } from './createManualClock'

/** How a relay behaves: unreachable, silent after opening, or working. */
export type SocketMood = 'gone' | 'silent' | 'works'

/** Creates in-memory sockets on a manual clock, to test minutes of waiting exactly. */
export function createMemorySockets(moods: { [url: string]: SocketMood }) {
  const clock = createManualClock()
  /** When and where each attempt went. */
  const attempts: { readonly at: number; readonly url: string }[] = []
  const open = new Map<RelaySocket, string>()

  const openSocket = (address: string, events: SocketEvents): RelaySocket => {
    const url = new URL(address).host
    attempts.push({ at: clock.now(), url })
    const socket: RelaySocket = {
      send(text) {
        const { id, method } = JSON.parse(text)
        if (method === undefined || moods[url] !== 'works') return
        queueMicrotask(() => events.received(JSON.stringify({ id, jsonrpc: '2.0', result: true })))
      },
      close: () => void open.delete(socket),
    }
    queueMicrotask(() => {
      if (moods[url] === 'gone') return events.closed(1006, '')
      open.set(socket, url)
      events.opened()
    })
    return socket
  }
  return {
    ports: { openSocket, now: clock.now, setTimer: clock.setTimer, random: () => 0.5 },
    attempts,
    /** The hosts with an open socket. */
    open: () => [...open.values()],
    async pass(ms: number) {
      const step = 250
      const settle = () => new Promise((resolve) => setImmediate(resolve))
      await settle()
      for (let left = ms; left > 0; left -= step) {
        clock.advance(Math.min(step, left))
        await settle()
      }
    },
  }
}
