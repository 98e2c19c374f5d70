import type { RelaySocket, SocketEvents } from '../relay/RelayPorts'
import { createManualClock } from './createManualClock'

/** How the relay at an address behaves: nobody there, a socket that opens and answers nothing, or one that works. */
export type SocketMood = 'gone' | 'silent' | 'works'

/** Sockets in memory on a clock that is moved by hand: what takes minutes is tested to the millisecond. */
export function createMemorySockets(moods: { [url: string]: SocketMood }) {
  const clock = createManualClock()
  /** Each attempt, when and where. */
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
    /** Where sockets are open now. */
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
