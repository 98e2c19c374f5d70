import { moveStopped } from './errors'
import type { MoveLine } from './MoveLine'

/** More in a row than a move has steps. */
const most = 10

/**
 * Talks to a window of another frame. Messages of other windows and origins are ignored; so is everything that isn't
 * about a move. Without an origin, the first message says it, and all others must have the same.
 */
export function createWindowLine(peer: Window, known?: string, view: Window = window): MoveLine {
  let origin = known
  const arrived: unknown[] = []
  let waiting: ((data: unknown) => void) | undefined
  let fail: ((cause: unknown) => void) | undefined
  let stop: () => void = () => undefined
  let isOpen = true
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(moveStopped())
  })
  // Whoever waits for it learns it. Nobody else has to.
  stopped.catch(() => undefined)
  const hear = ({ data, source, origin: from }: MessageEvent) => {
    if (source !== peer || (origin !== undefined && from !== origin)) return
    if (typeof data !== 'object' || data === null || data.latchkey !== 'move') return
    origin = from
    if (data.step === 'stop') stop()
    if (waiting) waiting(data)
    else if (arrived.length < most) arrived.push(data)
    waiting = undefined
  }
  view.addEventListener('message', hear)
  return {
    origin: () => origin,
    stopped,
    pending: () => undefined,
    send(message) {
      // A passkey may be used after one of them gave up.
      if (!isOpen) return
      // The first word goes to a window whose origin isn't known yet, and says nothing.
      peer.postMessage(message, message.step === 'ready' ? '*' : (origin ?? view.location.origin))
    },
    next: () =>
      arrived.length > 0
        ? Promise.resolve(arrived.shift())
        : new Promise((resolve, reject) => {
            waiting = resolve
            fail = reject
          }),
    close() {
      isOpen = false
      view.removeEventListener('message', hear)
      fail?.(moveStopped())
    },
  }
}
