import type { WebSocket } from 'ws'

/** Why a socket isn't read: it is ahead of its limits, its answers are unread, or its calls are still running. */
export type BrakeReason = 'rate' | 'unread' | 'calls'

/** Stops reading from a socket. The client's own network then slows it down. */
export type Brake = {
  hold(reason: BrakeReason): void
  release(reason: BrakeReason): void
  /** Stops reading for as long as something is owed; `debtMs` returns how long that will be. */
  pauseWhile(debtMs: () => number): void
}

/** Creates the brake of a socket. */
export function createBrake(socket: WebSocket): Brake {
  const reasons = new Set<BrakeReason>()
  let timer: NodeJS.Timeout | undefined
  const release = (reason: BrakeReason) => {
    if (reasons.delete(reason) && reasons.size === 0) socket.resume()
  }
  const hold = (reason: BrakeReason) => {
    if (reasons.size === 0) socket.pause()
    reasons.add(reason)
  }
  socket.on('close', () => clearTimeout(timer))
  return {
    hold,
    release,
    pauseWhile(debtMs) {
      if (timer !== undefined || debtMs() === 0) return
      hold('rate')
      const wait = () => {
        const leftMs = debtMs()
        timer = leftMs > 0 ? setTimeout(wait, leftMs + 1).unref() : undefined
        if (timer === undefined) release('rate')
      }
      wait()
    },
  }
}
